import { createContext } from 'react-router';
import type { DemoPerson } from '../../../domain/demo-people.ts';
import type { Partner } from '../../../contract/partners/get-partner.ts';
import type { ContentPage, RoutedContentPage } from '../../../domain/content-page.ts';
import type { ContentRouteName } from '../../../domain/content-routes.ts';
import type { Language } from '../../../domain/language.ts';
import type { RouteMatch } from '../../../domain/routes.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Reseller } from '../../../domain/site-link.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { TopicEntry } from '../../../domain/topic-texts.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { PartMarkup } from '../document/page-parts.tsx';
import type { ApiClient } from './api-client.ts';

/** What the server gives to loaders and to rendering: never anything of a single visitor. */
export interface Site {
  api: ApiClient;
  /** Whose branded pages the host shows; null: our own. */
  partner: Partner | null;
  /** What the site is called on this host. */
  name: string;
  /** What the site of the operator is called, on a partner's host, too. */
  house: string;
  /** The languages that guests are offered. */
  languages: readonly Language[];
  /** Logo, colours and icon of our own pages. */
  look: Pick<Partner, 'logo' | 'colours'> & { favicon: string | null };
  reseller: Reseller | null;
  /** How the house itself is reached. */
  office: { phone: { interact: string; display: string }; email: string };
  /** https://www.example.com, without trailing slash */
  origin: string;
  /** The pages that somebody writes. */
  content: {
    /** Null where the route names no content page, or one that is not published in this language. */
    page(match: RouteMatch, preview?: string | null): Promise<RoutedContentPage | null>;
    /** The text of the country, region or place at a path of the catalogue; null where nobody has written one. */
    place(path: string, language: Language, preview?: string | null): Promise<ContentPage | null>;
    /** What somebody has written for the start page; null where nothing is published for it. */
    start(
      language: Language,
      preview?: string | null,
    ): Promise<(ContentPage & { isPreview: boolean }) | null>;
    /** The topics of the contact forms as somebody has arranged them; none where nobody has. */
    topics(language: Language): Promise<readonly TopicEntry[]>;
    /** Those of all published pages with one address. */
    paths(language: Language): Promise<Partial<Record<ContentRouteName, { path: string; title: string }>>>;
  };
  /** Those of all rooms, with paths that end as configured. */
  routes: SiteRoutes;
  today: PlainDate;
  nonce: string | undefined;
  /** Parts of pages that were rendered before; null: each page renders its own. */
  parts: PartMarkup | null;
  /** Pages for those who work on the site are served, too. */
  developerPages: boolean;
  /** The people of the demo world whom a visitor may log in as; empty in production. */
  demoPeople: readonly DemoPerson[];
  /** Whether guests can find homes of the demo world. */
  hasInventedHomes(): Promise<boolean>;
  /** Nothing leaves the house: this is a copy of the live site. */
  isQuiet(): boolean;
  /** Where the forms of landlords and partners are sent. */
  businessLogins: Readonly<Record<'retailer' | 'partner', string>>;
  /** The configured container of a tag manager; null: there is none. */
  tagContainer(language: Language): { origin: string; id: string } | null;
  translate(language: Language): Translate;
  /** The address of a file of texts, such as `page-Home` or `web`. */
  textsUrl(language: Language, file: string): string;
}

export const siteContext = createContext<Site>();
