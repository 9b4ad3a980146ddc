import { createContext } from 'react-router';
import type { DemoPerson } from '../../../domain/demo-people.ts';
import type { Partner } from '../../../contract/partners/get-partner.ts';
import type { ContentPage, RoutedContentPage } from '../../../domain/content-page.ts';
import type { ContentRouteName } from '../../../domain/content-routes.ts';
import type { Language } from '../../../domain/language.ts';
import type { Menus } from '../../../domain/menus.ts';
import type { RouteMatch } from '../../../domain/routes.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Reseller } from '../../../domain/site-link.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { TopicEntry } from '../../../domain/topic-texts.ts';
import type { PaymentWay } from '../../../domain/payments.ts';
import type { TravelInsurance } from '../../../domain/travel-insurance.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { ApiClient } from './api-client.ts';

/** The data that the server provides to loaders and to rendering; it has nothing about a single visitor. */
export interface Site {
  api: ApiClient;
  /** The partner whose branded pages the host shows; null on our own host. */
  partner: Partner | null;
  name: string;
  /** Name of the operator's site, on a partner's host, too. */
  house: string;
  /** The operator's country, an ISO 3166 code in lower case. */
  country: string;
  insurance: TravelInsurance | null;
  /** The commission of new landlords, in percent. */
  commissionPercent: number;
  /** Payment methods on the page of the payment provider; empty if there is none. */
  paymentWays: readonly PaymentWay[];
  languages: readonly Language[];
  mainLanguage: Language;
  look: Pick<Partner, 'logo' | 'colours'> & { favicon: string | null };
  reseller: Reseller | null;
  office: { phone: { interact: string; display: string }; email: string };
  /** Such as https://www.example.com, without trailing slash. */
  origin: string;
  content: {
    page(match: RouteMatch, preview?: string | null): Promise<RoutedContentPage | null>;
    /** Returns the page that editors added at a path of no route; null if there is none. */
    pageAt(pathname: string, preview?: string | null): Promise<RoutedContentPage | null>;
    /** Returns the path of the page that had this one before; null if none had. */
    movedTo(pathname: string): Promise<string | null>;
    /** Returns the text of a place of the catalogue by its path; null if there is none. */
    place(path: string, language: Language, preview?: string | null): Promise<ContentPage | null>;
    /** Returns the editors' text for the start page; null if none is published. */
    start(
      language: Language,
      preview?: string | null,
    ): Promise<(ContentPage & { isPreview: boolean }) | null>;
    /** Returns the topics of the contact forms; empty if editors have set none. */
    topics(language: Language): Promise<readonly TopicEntry[]>;
    /** Returns the links of the header's menu and of the footer. */
    menus(language: Language): Promise<Menus>;
    paths(language: Language): Promise<Partial<Record<ContentRouteName, { path: string; title: string }>>>;
  };
  routes: SiteRoutes;
  today: PlainDate;
  nonce: string | undefined;
  developerPages: boolean;
  /** People of the demo as whom visitors may log in; empty in production. */
  demoPeople: readonly DemoPerson[];
  hasInventedHomes(): Promise<boolean>;
  /** True on a copy of the live site, from which no mail is sent. */
  isQuiet(): boolean;
  /** URLs to which the login forms of landlords and partners are posted. */
  businessLogins: Readonly<Record<'retailer' | 'partner', string>>;
  /** Returns the configured container of a tag manager; null if there is none. */
  tagContainer(language: Language): { origin: string; id: string } | null;
  translate(language: Language): Translate;
  /** Returns the address of a file of texts, such as `page-Home` or `web`. */
  textsUrl(language: Language, file: string): string;
}

export const siteContext = createContext<Site>();
