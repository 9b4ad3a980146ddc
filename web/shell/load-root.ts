import type { LoaderFunctionArgs } from 'react-router';
import { defaultLanguage } from '../../domain/language.ts';
import type { ContentRouteName } from '../../domain/content-routes.ts';
import { footerPages, type FooterColumn } from '../../domain/linked-pages.ts';
import { parseAddress } from '../../domain/routes.ts';
import type { Reseller } from '../../domain/site-link.ts';
import { siteContext } from '../app/api/site-context.ts';
import type { RootContent } from '../app/content-paths.ts';
import { brandOf, type Brand } from '../features/brand/brand.ts';
import { lineOfPartner } from '../features/office/line-of-partner.ts';
import type { OfficeLine } from '../features/office/office-line.ts';

/** Paths of the accounts, which are in a room that no guest's browser knows. */
export interface LoginEntries {
  account: string;
  registration: string;
  businessRegistration: string;
  /** URLs to which the login forms of landlords and partners are posted. */
  retailer: string;
  partner: string;
}

export interface RootData extends RootContent {
  office: OfficeLine;
  /** Path of the partners' contact form; null on a partner's host. */
  partnerForm: string | null;
  footerLinks: Readonly<Record<FooterColumn, readonly { path: string; title: string }[]>>;
  reseller: Reseller | null;
  hasInventedHomes: boolean;
  /** The partner whose branded pages these are; null on our own host. */
  brand: Brand | null;
  /** Null on a partner's host. */
  entries: LoginEntries | null;
  /** The tag manager's container of this language, which the browser loads only with consent. */
  tagContainer: { origin: string; id: string } | null;
}

/** On a partner's host the partner's contact replaces ours. */
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
    hasInventedHomes: await site.hasInventedHomes(),
    brand: brandOf(partner),
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
