import type { LoaderFunctionArgs } from 'react-router';
import { defaultLanguage, languages, type Language } from '../../domain/language.ts';
import type { MenuWords, ShownGroup } from '../../domain/menus.ts';
import { parseAddress } from '../../domain/routes.ts';
import type { Reseller } from '../../domain/site-link.ts';
import { siteContext, type Site } from '../app/api/site-context.ts';
import type { RootContent } from '../app/content-paths.ts';
import { toBrand, buildStyle, type Brand } from '../features/brand/brand.ts';
import { lineOfPartner } from '../features/office/line-of-partner.ts';
import type { OfficeLine } from '../features/office/office-line.ts';

/** Links to accounts. They lie in a room that is not in a guest browser's route table. */
export interface LoginEntries {
  /** Paths of the account's page and of the registrations. */
  account: string;
  registration: string;
  businessRegistration: string;
  /** Targets of the login forms of landlords and partners. */
  retailer: string;
  partner: string;
}

export interface PageLink {
  path: string;
  title: string;
}

/** A group of links with its heading, which only the footer shows. */
export interface MenuColumn {
  id: string;
  title: string;
  links: readonly PageLink[];
}

/** Data that the shell shows on every page of a host; it is the same for all visitors. */
export interface RootData extends RootContent {
  office: OfficeLine;
  /** The form by which partners write to the house; null on a partner's host. */
  partnerForm: string | null;
  footer: readonly MenuColumn[];
  /** The links of the header's menu, in groups. */
  menu: readonly MenuColumn[];
  /** The answers to frequent questions; null while they are not published. */
  faq: PageLink | null;
  /** The page about the help that guests get when something is wrong with their stay; null while it is not published. */
  promisePath: string | null;
  reseller: Reseller | null;
  /** The languages that guests can choose; absent if all are offered. */
  languages?: readonly Language[];
  /** The operator's language; absent if it is German. */
  mainLanguage?: Language;
  hasInventedHomes: boolean;
  /** The partner whose branded pages these are; null for our own. */
  brand: Brand | null;
  site: string;
  /** CSS properties with the logo and the colours of this host. */
  style: Brand['style'];
  /** The icon of this host; absent for the drawn one. */
  favicon?: string;
  entries: LoginEntries | null;
  /** The tag manager's container of this language, which the browser loads only with consent. */
  tagContainer: { origin: string; id: string } | null;
}

/** Longest name that fits on one line at full size beside all controls of a phone, including the language switch. */
const shortName = 8;

/** Returns the look of this host: the partner's choice, else the operator's. */
function buildLook(
  { name, look }: Pick<Site, 'name' | 'look'>,
  partner: Site['partner'],
): Pick<RootData, 'site' | 'brand' | 'style' | 'favicon'> {
  const brand = toBrand(partner);
  const isLong = partner !== null || name.length > shortName;
  return {
    site: name,
    brand,
    style: {
      ...(brand?.style ?? buildStyle(look)),
      ...(isLong && { '--brand-name-size': 'clamp(0.75rem, 4.2vw, 1.125rem)' }),
    },
    ...(brand === null && look.favicon !== null && { favicon: look.favicon }),
  };
}

/** On a partner's host the office line is the partner's. */
export async function load({ url, context }: LoaderFunctionArgs): Promise<RootData> {
  const { office, partner, reseller, businessLogins, tagContainer, content, routes, translate, ...site } =
    context.get(siteContext);
  const language = parseAddress(url.pathname)?.language ?? defaultLanguage;
  const pages = await content.paths(language);
  const menus = await content.menus(language);
  const t = translate(language);
  const readText = (words: MenuWords): string => ('text' in words ? words.text : t(words.key));
  const toColumn = ({ id, title, links }: ShownGroup): MenuColumn => ({
    id,
    title: title === null ? '' : readText(title),
    links: links.map(({ path, label }) => ({ path, title: readText(label) })),
  });
  const form = { href: routes.pathOf('Contact', language), label: t('shell.write') };
  return {
    reseller,
    ...(site.languages.length < languages.length && { languages: site.languages }),
    ...(site.mainLanguage !== defaultLanguage && { mainLanguage: site.mainLanguage }),
    hasInventedHomes: await site.hasInventedHomes(),
    ...buildLook(site, partner),
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
    footer: menus.footer.filter(({ ownSiteOnly }) => !(partner && ownSiteOnly)).map(toColumn),
    menu: menus.header.filter(({ ownSiteOnly }) => !(partner && ownSiteOnly)).map(toColumn),
    faq: pages.Faq ?? null,
    office: lineOfPartner({ ...office, form }, partner),
    partnerForm: partner ? null : routes.pathOf('ContactPartner', language),
  };
}
