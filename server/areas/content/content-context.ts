import type { RouteMatch } from '../../../domain/routes.ts';
import type { RoutedContentPage, ContentPage } from '../../../domain/content-page.ts';
import type { Language } from '../../../domain/language.ts';
import type { TopicEntry } from '../../../domain/topic-texts.ts';
import type { ContentRouteName } from '../../../domain/content-routes.ts';
import type { HelpText } from './help-texts.ts';

/** What stands on the start page; an editor's link shows the working copy. */
type StartContent = ContentPage & { isPreview: boolean };

/** What other areas and the pages may ask of content. */
export interface Content {
  /**
   * Null where the route names no content page, or one that is not published in this language. `preview` is what the
   * address says of an editor's link, which shows the working copy.
   */
  page(match: RouteMatch, preview?: string | null): Promise<RoutedContentPage | null>;
  /**
   * The addresses of the page that a route shows, in the languages in which it is published; null where the route
   * names no content page.
   */
  pathsOf(match: RouteMatch): Promise<Partial<Record<Language, string>> | null>;
  /** The text of the country, region or place at a path of the catalogue; null where nobody has written one. */
  place(path: string, language: Language, preview?: string | null): Promise<ContentPage | null>;
  /** What somebody has written for the start page; null where nothing is published for it. */
  start(language: Language, preview?: string | null): Promise<StartContent | null>;
  /** The topics of the contact forms as somebody has arranged them; none where nobody has. */
  topics(language: Language): Promise<readonly TopicEntry[]>;
  /** Every published content page with one address, so that links go by name where no table of routes knows them. */
  paths(language: Language): Promise<Partial<Record<ContentRouteName, { path: string; title: string }>>>;
  /** Articles, travel tips and answered questions, for those who ask in the search field. */
  help(language: Language): Promise<readonly HelpText[]>;
  /** The addresses of all published pages by language, for search engines. */
  addresses(): Promise<Partial<Record<Language, string>>[]>;
}
