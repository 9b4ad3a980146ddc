import type { LocationInfo } from '../../../../contract/locations/get-location.ts';
import type { Offer } from '../../../../contract/offers/get-offers.ts';
import { languages, pickText, type Language, type Localized } from '../../../../domain/language.ts';
import type { Routes } from '../../../../domain/routes.ts';

type SlugPaths = Pick<Routes, 'pathOfSlug'>;

export interface OfferRow {
  id: number;
  slugs: Partial<Localized>;
  names: Partial<Localized>;
  /** Texts by purpose: namePreposition, title, text1, text2, metaTitle, metaDescription, keywords, seoText. */
  texts: Readonly<Record<string, Partial<Localized>>>;
  query: Readonly<Record<string, unknown>>;
  overviewOrder: number | null;
}

/** Returns the path of an offer. Without its own slug in a language it uses the German slug behind the language prefix. */
function offerPath(row: Pick<OfferRow, 'slugs'>, language: Language, { pathOfSlug }: SlugPaths): string {
  return pathOfSlug(pickText(row.slugs, language), language);
}

function flatQuery(query: OfferRow['query']): Offer['query'] {
  return Object.fromEntries(
    Object.entries(query).flatMap(([key, value]): [string, string | number][] => {
      if (typeof value === 'string' || typeof value === 'number') return [[key, value]];
      return Array.isArray(value) ? [[key, value.join(',')]] : [];
    }),
  );
}

export function presentOffer(row: OfferRow, language: Language, routes: SlugPaths): Omit<Offer, 'count'> {
  const name = pickText(row.names, language);
  return {
    id: row.id,
    name,
    title: pickText(row.texts['title'], language) || name,
    text: pickText(row.texts['text1'], language),
    seoUrl: offerPath(row, language, routes),
    query: flatQuery(row.query),
  };
}

/** Presents an offer in the form of a location, since both landing pages are alike. */
export function offerAsLocation(
  row: OfferRow,
  language: Language,
  count: number,
  routes: SlugPaths,
): LocationInfo {
  const name = pickText(row.names, language);
  const text = (purpose: string): string => pickText(row.texts[purpose], language);
  const namePreposition = text('namePreposition') || name;
  const breadcrumbs = [{ name, path: null }];
  return {
    name,
    namePreposition,
    breadcrumbs,
    locationName: name,
    locationType: 'offer',
    locationKey: String(row.id),
    locationPosition: null,
    locationNamePreposition: namePreposition,
    locationBreadcrumbs: breadcrumbs,
    title: text('title') || name,
    text1: text('text1'),
    text2: text('text2'),
    metaTitle: text('metaTitle') || text('title') || name,
    metaDescription: text('metaDescription') || text('text1'),
    keywords: text('keywords'),
    seoText: text('seoText'),
    seoUrl: offerPath(row, language, routes),
    noIndex: count === 0,
    bounds: null,
    languageLinks: Object.fromEntries(languages.map((other) => [other, offerPath(row, other, routes)])),
    topLinks: [],
    offers: [],
  };
}
