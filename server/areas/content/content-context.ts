import type { RouteMatch } from '../../../domain/routes.ts';
import type { RoutedContentPage, ContentPage } from '../../../domain/content-page.ts';
import type { Language } from '../../../domain/language.ts';
import type { TopicEntry } from '../../../domain/topic-texts.ts';
import type { ContentRouteName } from '../../../domain/content-routes.ts';
import type { HelpText } from './help-texts.ts';

/** Content of the start page; with an editor's link, the working copy. */
type StartContent = ContentPage & { isPreview: boolean };

export interface Content {
  /**
   * Null if the route is no content page or is not published in this language. `preview` is the parameter of an editor's link, which
   * shows the working copy.
   */
  page(match: RouteMatch, preview?: string | null): Promise<RoutedContentPage | null>;
  /** URLs of a route's page by language in which it is published; null if the route is no content page. */
  pathsOf(match: RouteMatch): Promise<Partial<Record<Language, string>> | null>;
  /** Text of a country, region or place at a path of the catalogue; null if there is none. */
  place(path: string, language: Language, preview?: string | null): Promise<ContentPage | null>;
  /** Published text of the start page; null if there is none. */
  start(language: Language, preview?: string | null): Promise<StartContent | null>;
  /** Topics of the contact forms in the editors' order; empty if there are none. */
  topics(language: Language): Promise<readonly TopicEntry[]>;
  /** URLs of published pages that exist once, for links by name that the routing table does not know. */
  paths(language: Language): Promise<Partial<Record<ContentRouteName, { path: string; title: string }>>>;
  /** Articles, travel tips and answered questions, for the search field. */
  help(language: Language): Promise<readonly HelpText[]>;
  /** URLs of all published pages by language, for the sitemap. */
  addresses(): Promise<Partial<Record<Language, string>>[]>;
}
