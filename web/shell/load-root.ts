import type { LoaderFunctionArgs } from 'react-router';
import { defaultLanguage, languages, type Language } from '../../domain/language.ts';
import type { ContentRouteName } from '../../domain/content-routes.ts';
import { footerPages, type FooterColumn } from '../../domain/linked-pages.ts';
import { parseAddress } from '../../domain/routes.ts';
import type { Reseller } from '../../domain/site-link.ts';
import { siteContext, type Site } from '../app/api/site-context.ts';
import type { RootContent } from '../app/content-paths.ts';
import { brandOf, styleOf, type Brand } from '../features/brand/brand.ts';
import { lineOfPartner } from '../features/office/line-of-partner.ts';
import type { OfficeLine } from '../features/office/office-line.ts';

/** Ways to accounts, which lie in a room that no guest's browser knows the paths of. */
export interface LoginEntries {
  /** The own account, and in to it. */
  account: string;
  registration: string;
  businessRegistration: string;
  /** Where the forms of landlords and partners are sent. */
  retailer: string;
  partner: string;
}

/** What the shell shows on every page of a host, the same for everybody. */
export interface RootData extends RootContent {
  office: OfficeLine;
  /** The form that partners write to the house with; null on a partner's host. */
  partnerForm: string | null;
  /** The published pages of content that the foot of the page leads to. */
  footerLinks: Readonly<Record<FooterColumn, readonly { path: string; title: string }[]>>;
  /** The page that says what guests get when something is wrong with their stay; null while it is not published. */
  promisePath: string | null;
  reseller: Reseller | null;
  /** The languages that guests are offered; absent: all. */
  languages?: readonly Language[];
  /** The site shows homes of the demo world. */
  hasInventedHomes: boolean;
  /** The partner whose branded pages these are; null: our own. */
  brand: Brand | null;
  /** What the site is called on this host. */
  site: string;
  /** Properties of style that carry logo and colours of this host. */
  style: Brand['style'];
  /** The icon of this host; absent: the drawn one. */
  favicon?: string;
  /** The ways in; null on a partner's host. */
  entries: LoginEntries | null;
  /** The tag manager's container of this language, which the browser loads only with consent. */
  tagContainer: { origin: string; id: string } | null;
}

/** Names of this length stand in one line at full size beside all tools of a phone, that for the language among them. */
const shortName = 8;

/** How this host looks: as its partner has chosen, else as the operator has. */
function lookOf(
  { name, look }: Pick<Site, 'name' | 'look'>,
  partner: Site['partner'],
): Pick<RootData, 'site' | 'brand' | 'style' | 'favicon'> {
  const brand = brandOf(partner);
  const isLong = partner !== null || name.length > shortName;
  return {
    site: name,
    brand,
    style: {
      ...(brand?.style ?? styleOf(look)),
      ...(isLong && { '--brand-name-size': 'clamp(0.75rem, 4.2vw, 1.125rem)' }),
    },
    ...(brand === null && look.favicon !== null && { favicon: look.favicon }),
  };
}

/** On a partner's host the partner answers. */
export async function load({ url, context }: LoaderFunctionArgs): Promise<RootData> {
  const { office, partner, reseller, businessLogins, tagContainer, content, routes, translate, ...site } =
    context.get(siteContext);
  const language = parseAddress(url.pathname)?.language ?? defaultLanguage;
  const pages = await content.paths(language);
  const named = (names: readonly ContentRouteName[]): { path: string; title: string }[] =>
    names.flatMap((name) => pages[name] ?? []);
  const form = { href: routes.pathOf('Contact', language), label: translate(language)('shell.write') };
  return {
    reseller,
    ...(site.languages.length < languages.length && { languages: site.languages }),
    hasInventedHomes: await site.hasInventedHomes(),
    ...lookOf(site, partner),
    entries: partner
      ? null
      : {
          account: routes.pathOf('UserHome', language),
          registration: routes.pathOf('UserRegistration', language),
          businessRegistration: routes.pathOf('UserBusinessRegistration', language),
          ...businessLogins,
        },
    tagContainer: tagContainer(language),
    contentPaths: {
      terms: routes.pathOf('terms', language),
      privacy: routes.pathOf('privacy', language),
      disclaimer: routes.pathOf('disclaimer', language),
    },
    promisePath: pages.StayPromise?.path ?? null,
    footerLinks: {
      discover: named(footerPages.discover),
      help: named(footerPages.help),
      // They speak of working with the house itself.
      partners: partner ? [] : named(footerPages.partners),
    },
    office: lineOfPartner({ ...office, form }, partner),
    partnerForm: partner ? null : routes.pathOf('ContactPartner', language),
  };
}
