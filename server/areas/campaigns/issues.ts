import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import { languages, type Language } from '../../../domain/language.ts';
import { queryValues } from '../../../domain/query-values.ts';
import { parseSearchFilter, searchDefaults, serializeSearchFilter } from '../../../domain/search-filter.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Mail } from '../../platform/mail.ts';
import type { Content } from '../content/content.ts';
import { renderIssue, type HomeOfIssue, type Issue } from './mails/render-issue.ts';

export interface IssueDeps {
  content: Pick<Content, 'page'>;
  /** Returns the homes that a search finds now. */
  findHomes(query: Readonly<Record<string, unknown>>, language: Language): Promise<HomeOfIssue[]>;
  translate: (language: Language) => Translate;
  routes: SiteRoutes;
  operator: CurrentOperator;
  publicUrl: string;
}

/** Issues of the newsletter: each is a published content page, sent as a mail. */
export interface Issues {
  /** Returns the subject in each language in which the page at this path is published; empty if there is no such page. */
  subjects(path: string): Promise<Partial<Record<Language, string>>>;
  /**
   * Returns the function that renders the mail for a reader, whose key is part of the links; everything else is the same
   * for all readers of a language. Null if the page is not published in the language.
   */
  render(
    path: string,
    language: Language,
  ): Promise<((userKey: string) => Pick<Mail, 'subject' | 'html' | 'text'>) | null>;
}

export function createIssues(deps: IssueDeps): Issues {
  async function findPage(path: string) {
    const match = deps.routes.matchPath(path);
    // A path without a route cannot be a content page.
    return match && deps.content.page(match);
  }
  async function findPageInLanguage(path: string, language: Language) {
    const anyPage = await findPage(path);
    const ownPath = anyPage?.paths[language];
    if (ownPath === undefined) return null;
    const page = await findPage(ownPath);
    return page && { page, path: ownPath };
  }
  return {
    async subjects(path) {
      const titles = await Promise.all(
        languages.map(
          async (language) =>
            [language, (await findPageInLanguage(path, language))?.page.head.title] as const,
        ),
      );
      return Object.fromEntries(titles.filter(([, title]) => title !== undefined));
    },
    async render(path, language) {
      const pageInLanguage = await findPageInLanguage(path, language);
      if (!pageInLanguage) return null;
      const { page } = pageInLanguage;
      const homes = await Promise.all(
        page.blocks.flatMap((block) => {
          const search = block.kind === 'homes' ? page.links[`search:${block.search}`] : undefined;
          if (search === undefined) return [];
          const query = search.includes('?') ? search.slice(search.indexOf('?')) : '';
          const filter = serializeSearchFilter(parseSearchFilter(queryValues(query)));
          return [
            deps
              .findHomes({ ...filter, objectsPerPage: searchDefaults.objectsPerTeaser }, language)
              .then((homesOfBlock) => [block.id, homesOfBlock] as const),
          ];
        }),
      );
      const issue: Issue = { ...pageInLanguage, homes: Object.fromEntries(homes) };
      const { routes, publicUrl } = deps;
      const site = deps.operator().name;
      const rendering = { language, translate: deps.translate(language), routes, site, publicUrl };
      return (userKey) => renderIssue(issue, rendering, userKey);
    },
  };
}
