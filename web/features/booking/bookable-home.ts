import { data, type LoaderFunctionArgs } from 'react-router';
import type { ObjectDetail } from '../../../contract/catalogue/object-summary.ts';
import { languages, type Language } from '../../../domain/language.ts';
import type { RouteName, SiteMatch } from '../../../domain/site-routes.ts';
import type { PaymentWay } from '../../../domain/payments.ts';
import { placeLine } from '../../../domain/place-line.ts';
import { isValidStay } from '../../../domain/stay.ts';
import { siteContext, type Site } from '../../app/api/site-context.ts';
import { isCallFailure, type GeneralFailureType } from '../../app/calls/call-failure.ts';
import { partnerOfPage } from '../../app/api/partner-of-page.ts';
import type { StayPrice, PricedStayInput } from '../price/ask-price.ts';
import type { PageHead } from '../../app/page-head.ts';
import { parseStayQuery, type StayQuery } from '../stay-dates/stay-of-address.ts';
import { draftFromQuery, toPriceInput } from './booking-draft.ts';
import { namedInsurance, type NamedInsurance } from './named-insurance.ts';

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
  /** The largest dog that is allowed; null allows any. */
  detailPetSize: string | null;
  checkIn: string | null;
  checkOut: string | null;
  /** True if a booking is confirmed at once, without the landlord's answer. */
  instantBooking: boolean;
  paymentWays: readonly PaymentWay[];
  cancellation: ObjectDetail['cancellation'];
  landlordName: string;
  isTrader: boolean;
  /** Null if the operator offers none. */
  insurance: NamedInsurance | null;
  similarPath: string;
}

export interface StayPage {
  home: BookableHome;
  stay: StayQuery;
  /** Null when the address has no valid dates. */
  quote: { input: PricedStayInput; price: StayPrice } | null;
  /** In Berlin; the fee of a cancellation depends on it. */
  today: string;
}

/** Throws a 404 if the address belongs to another page. `url` is the normalized one of the loader. */
export function matchRoute({ routes }: Site, url: URL, names: readonly RouteName[]): SiteMatch {
  const match = routes.matchPath(url.pathname);
  if (!match || !names.includes(match.name)) throw data(null, { status: 404 });
  return match;
}

export function buildHead(
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

/** Loads the home of a booking page; 404 and 410 are thrown for the error views. */
async function loadHome(site: Site, objectNumber: number, language: Language): Promise<BookableHome> {
  let object;
  try {
    object = await site.api.call('getObject', { objectNumber, languageCode: language });
  } catch (error) {
    if (!isCallFailure<'getObject'>(error)) throw error;
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
    where: placeLine(locations.place, locations.region, locations.country),
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

/** Loads the home and the price of the stay in the address. Nothing that the guest typed is known here. */
export async function loadStayPage(
  { url, context }: LoaderFunctionArgs,
  match: SiteMatch,
): Promise<StayPage> {
  const site = context.get(siteContext);
  const objectNumber = Number(match.params['objectNumber']);
  const stay = parseStayQuery(url.searchParams);
  const home = await loadHome(site, objectNumber, match.language);
  if (!isValidStay(stay, site.today)) return { home, stay, today: site.today, quote: null };
  const input = toPriceInput(draftFromQuery(stay, home), home, match.language);
  const price = await site.api.call('getPrice', { ...input, partner: partnerOfPage(site, url) });
  return { home, stay, today: site.today, quote: { input, price } };
}

export function bookingMethod(match: Pick<SiteMatch, 'name'>): 'booking' | 'option' {
  return match.name.startsWith('Option') ? 'option' : 'booking';
}
