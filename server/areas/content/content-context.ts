import type { RouteMatch } from '../../../domain/routes.ts';
import type { RoutedContentPage, ContentPage } from '../../../domain/content-page.ts';
import type { Language } from '../../../domain/language.ts';
import type { Menus } from '../../../domain/menus.ts';
import type { TopicEntry } from '../../../domain/topic-texts.ts';
import type { ContentRouteName } from '../../../domain/content-routes.ts';
import type { HelpText } from './help-texts.ts';

/** Content of the start page; with an editor's link, the working copy. */
type StartContent = ContentPage & { isPreview: boolean };

export interface Content {
  /**
   * Returns null if the route is no content page or is not published in this language. `preview` is the parameter of an editor's link,
   * which shows the working copy.
   */
  page(match: RouteMatch, previewToken?: string | null): Promise<RoutedContentPage | null>;
  /** Returns the ordinary page at a path; null if there is none, or it is not published in this language. */
  pageAt(pathname: string, previewToken?: string | null): Promise<RoutedContentPage | null>;
  /**
   * Returns the current path of the page that formerly had this one. Null if there is none, or if it is not published.
   */
  movedTo(pathname: string): Promise<string | null>;
  /** Returns the path of an ordinary page in another language; null if it has none. */
  translate(pathname: string, target: Language): Promise<string | null>;
  /** Returns the URLs of a route's page by language in which it is published; null if the route is no content page. */
  findPaths(match: RouteMatch): Promise<Partial<Record<Language, string>> | null>;
  /** Returns the text of a country, region or place at a path of the catalogue; null if there is none. */
  place(path: string, language: Language, previewToken?: string | null): Promise<ContentPage | null>;
  /** Returns the published text of the start page; null if there is none. */
  start(language: Language, previewToken?: string | null): Promise<StartContent | null>;
  /** Returns the topics of the contact forms in the editors' order; empty if there are none. */
  topics(language: Language): Promise<readonly TopicEntry[]>;
  /** Returns the URLs of published pages that exist once, for links by names that are not in the route table. */
  paths(language: Language): Promise<Partial<Record<ContentRouteName, { path: string; title: string }>>>;
  /** Returns the links of the header's menu and of the footer. */
  menus(language: Language): Promise<Menus>;
  /** Calls the listener once the menus have changed in some language. */
  onMenusChanged(listener: () => void): void;
  /** Returns articles, travel tips and answered questions, for the search field. */
  help(language: Language): Promise<readonly HelpText[]>;
  /** Returns the URLs of all published pages by language, for the sitemap. */
  addresses(): Promise<Partial<Record<Language, string>>[]>;
}
