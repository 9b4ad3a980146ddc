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
  /** Returns current results of a search. */
  findHomes(query: Readonly<Record<string, unknown>>, language: Language): Promise<HomeOfIssue[]>;
  translate: (language: Language) => Translate;
  routes: SiteRoutes;
  operator: CurrentOperator;
  publicUrl: string;
}

export interface Issues {
  /** Returns subjects by language in which the page at this path exists; empty if no published content page has that path. */
  subjects(path: string): Promise<Partial<Record<Language, string>>>;
  /** Renders the mail, equal for all readers of a language except for the key in their links; null if the page does not exist in it. */
  render(
    path: string,
    language: Language,
  ): Promise<((userKey: string) => Pick<Mail, 'subject' | 'html' | 'text'>) | null>;
}

export function createIssues(deps: IssueDeps): Issues {
  async function findPage(path: string) {
    const match = deps.routes.matchPath(path);
    // Other routes are no content pages.
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
