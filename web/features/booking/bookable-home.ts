import { data, type LoaderFunctionArgs } from 'react-router';
import type { ObjectDetail } from '../../../contract/catalogue/object-summary.ts';
import { languages, type Language } from '../../../domain/language.ts';
import type { RouteName, SiteMatch } from '../../../domain/site-routes.ts';
import type { PaymentWay } from '../../../domain/payments.ts';
import { isValidStay } from '../../../domain/stay.ts';
import { siteContext, type Site } from '../../app/api/site-context.ts';
import { isFailureOf, type GeneralFailureType } from '../../app/calls/call-failure.ts';
import { partnerOfPage } from '../../app/api/partner-of-page.ts';
import type { AskedPrice, AskedStay } from '../price/ask-price.ts';
import type { PageHead } from '../../app/page-head.ts';
import { parseStayQuery, type StayQuery } from '../stay-dates/stay-of-address.ts';
import { draftFromQuery, priceInputOf } from './booking-draft.ts';
import { namedInsurance, type NamedInsurance } from './named-insurance.ts';

/** What the booking pages show of a home. */
export interface BookableHome {
  objectNumber: number;
  title: string;
  /** Place, region, country. */
  where: string;
  image: { src: string; illustration: boolean } | null;
  personsMax: number;
  adultsMax: number;
  detailPetAllowed: boolean;
  dogsMax: number;
  /** The largest dog that may come; null: any. */
  detailPetSize: string | null;
  checkIn: string | null;
  checkOut: string | null;
  /** Whether a booking is confirmed at once, without the landlord's answer. */
  instantBooking: boolean;
  /** What the payment provider's page offers. */
  paymentWays: readonly PaymentWay[];
  cancellation: ObjectDetail['cancellation'];
  landlordName: string;
  isTrader: boolean;
  /** Null: the operator offers none. */
  insurance: NamedInsurance | null;
  /** Homes of the same region. */
  similarPath: string;
}

export interface StayPage {
  home: BookableHome;
  stay: StayQuery;
  /** Null when the address has no valid dates; the price then has none either. */
  quote: { input: AskedStay; price: AskedPrice } | null;
  /** In Berlin: on it the fee of a cancellation depends. */
  today: string;
}

/** Answers 404 where the address belongs to another page. `url` is the normalized one of the loader. */
export function matchOf({ routes }: Site, url: URL, names: readonly RouteName[]): SiteMatch {
  const match = routes.matchPath(url.pathname);
  if (!match || !names.includes(match.name)) throw data(null, { status: 404 });
  return match;
}

export function headOf(
  { routes, name }: Site,
  match: SiteMatch,
  title: string,
  description: string,
): PageHead {
  return {
    title: `${title} | ${name}`,
    description,
    path: routes.translateMatch(match, match.language),
    languageLinks: Object.fromEntries(
      languages.map((language) => [language, routes.translateMatch(match, language)]),
    ),
    noIndex: true,
  };
}

/** The home of a booking page; 404 and 410 go to the error views. */
async function loadHome(site: Site, objectNumber: number, language: Language): Promise<BookableHome> {
  let object;
  try {
    object = await site.api.call('getObject', { objectNumber, languageCode: language });
  } catch (error) {
    if (!isFailureOf<'getObject'>(error)) throw error;
    switch (error.type) {
      case 'object-removed':
      case 'object-not-found':
      case 'description-not-found':
        throw data(error.data, { status: error.status });
      default:
        error.type satisfies GeneralFailureType;
        throw error;
    }
  }
  if (!('images' in object)) throw data(null, { status: 404 });
  const { locations } = object;
  const image = object.images[0];
  const region = new URLSearchParams({ country: locations.countryCode, region: locations.regionKey });
  return {
    objectNumber,
    title: object.title,
    where: [locations.place, locations.region, locations.country].filter(Boolean).join(', '),
    image: image ? { src: image.cdn + image.src, illustration: image.illustration } : null,
    personsMax: object.personsMax,
    adultsMax: object.adultsMax,
    detailPetAllowed: object.detailPetAllowed,
    dogsMax: object.dogsMax,
    detailPetSize: object.detailPetSize,
    checkIn: object.checkIn,
    checkOut: object.checkOut,
    instantBooking: object.instantBooking,
    paymentWays: site.paymentWays,
    cancellation: object.cancellation,
    landlordName: object.landlord.name,
    isTrader: object.landlord.isTrader,
    insurance: site.insurance && namedInsurance(site.translate(language), site.insurance),
    similarPath: `${site.routes.pathOf('Search', language)}?${region.toString()}`,
  };
}

/** Home and price for the stay that the address asks for; nothing of what the guest typed is known here. */
export async function loadStayPage(
  { url, context }: LoaderFunctionArgs,
  match: SiteMatch,
): Promise<StayPage> {
  const site = context.get(siteContext);
  const objectNumber = Number(match.params['objectNumber']);
  const stay = parseStayQuery(url.searchParams);
  const home = await loadHome(site, objectNumber, match.language);
  if (!isValidStay(stay, site.today)) return { home, stay, today: site.today, quote: null };
  const input = priceInputOf(draftFromQuery(stay, home), home, match.language);
  const price = await site.api.call('getPrice', { ...input, partner: partnerOfPage(site, url) });
  return { home, stay, today: site.today, quote: { input, price } };
}

export function methodOf(match: Pick<SiteMatch, 'name'>): 'booking' | 'option' {
  return match.name.startsWith('Option') ? 'option' : 'booking';
}
