import type { ContentRouteName } from '../../../domain/content-routes.ts';
import type { ContentText } from '../../../domain/content-text.ts';
import { languages } from '../../../domain/language.ts';
import type { SiteMatch } from '../../../domain/site-routes.ts';
import type { Site } from '../../app/api/site-context.ts';
import type { PageHead } from '../../app/page-head.ts';

export interface ContentData extends Omit<ContentText, 'description'> {
  head: PageHead;
  origin: string;
}

/** The content page that a path names; null where it names another page. */
export function loadContent({ content, routes, origin }: Site, match: SiteMatch): ContentData | null {
  const text = content.page(match.name, match.language);
  if (!text) return null;
  const { description, ...shown } = text;
  return {
    head: {
      title: text.title,
      description,
      path: routes.translateMatch(match, match.language),
      languageLinks: Object.fromEntries(
        languages.map((language) => [language, routes.translateMatch(match, language)]),
      ),
      contentName: match.name as ContentRouteName,
    },
    origin,
    ...shown,
  };
}
