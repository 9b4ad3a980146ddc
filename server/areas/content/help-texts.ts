import { contentPageKey, openContentRoutes } from '../../../domain/content-pages.ts';
import type { ContentRouteName } from '../../../domain/content-routes.ts';
import type { Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import { oncePerLanguage } from '../../platform/once-per-language.ts';
import { pageSlug, wholeText, type Published } from './published.ts';

/** An article or an answered question that the search suggests if its title or question matches. */
export interface HelpText {
  kind: 'article' | 'question';
  /** The key of its page; for questions also the part of the URL for the question. */
  key: string;
  name: string;
  /** Title of the parent page of an article, or of the page with the question. */
  context: string;
  path: string;
}

const questionRoutes = ['Faq'] as const satisfies readonly ContentRouteName[];
const tipRoutes = [
  'TravelTips',
  'TravelTipsHealth',
  'TravelTipsChecklist',
] as const satisfies readonly ContentRouteName[];

export const createHelpTexts = (
  routes: SiteRoutes,
): ((published: Published, language: Language) => readonly HelpText[]) =>
  oncePerLanguage((published: Published, language) => collectHelpTexts(published, routes, language));

function collectHelpTexts(published: Published, routes: SiteRoutes, language: Language): HelpText[] {
  const findPage = (name: ContentRouteName) => {
    const text = published.find(contentPageKey(name), language);
    return text ? [{ text, path: routes.pathOf(name, language) }] : [];
  };
  const { folder, param, parent } = openContentRoutes.BlogArticle;
  const blog = published.find(contentPageKey(parent), language)?.head.title ?? '';
  const articles = published.inFolder(folder, language).map((text) => ({
    kind: 'article' as const,
    key: text.page,
    name: text.head.title,
    context: blog,
    path: routes.pathOf('BlogArticle', language, { [param]: pageSlug(text) }),
  }));
  const tips = tipRoutes.flatMap(findPage).map(({ text, path }) => ({
    kind: 'article' as const,
    key: text.page,
    name: text.head.title,
    context: '',
    path,
  }));
  const questions = questionRoutes.flatMap(findPage).flatMap(({ text, path }) =>
    wholeText(published, text).flatMap((block) =>
      block.kind === 'accordion'
        ? block.entries.map(({ id, question }) => ({
            kind: 'question' as const,
            key: `${text.page}#${id}`,
            name: question,
            context: block.title ?? text.head.title,
            path: `${path}#${id}`,
          }))
        : [],
    ),
  );
  return [...articles, ...tips, ...questions];
}
