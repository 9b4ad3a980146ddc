import { languages, textIn, type Language, type Localized } from '../../../../domain/language.ts';
import type { LocationFilter } from '../../../../domain/search-filter.ts';
import type { Routes } from '../../../../domain/routes.ts';

export type LocationKind = 'country' | 'region' | 'place';

export interface LocationRow {
  kind: LocationKind;
  /** The key as addresses and the search write it: country code, region key, place id. */
  key: string;
  /** The number as other tables refer to it: country code, region id, place id. */
  id: string;
  parentKind: LocationKind | null;
  parentId: string | null;
  /** The region's number of the subdivision in which a place lies besides its holiday region, if that has a page. */
  subdivisionId: string | null;
  names: Partial<Localized>;
  slugs: Partial<Localized>;
  lat: number;
  lon: number;
  /** South, west, north, east. */
  bounds: readonly number[];
  /** Texts by purpose: namePreposition, title, text1, text2, metaTitle, metaDescription, keywords, seoText. */
  texts: Readonly<Record<string, Partial<Localized>>>;
  teaserOrder: number | null;
  /** Inhabitants of a place; 0 where nobody knows, and of all else. */
  population: number;
  countryCode: string;
}

/** A country without parts is its own region, which stands nowhere beside it. */
export const isWholeCountry = ({ kind, key, countryCode }: LocationRow): boolean =>
  kind === 'region' && key === countryCode;

/** Active homes of a location. */
export type CountOf = (location: Pick<LocationRow, 'kind' | 'key'>) => number;

/** The filter that finds the homes of a location. */
export function filterOf({ kind, key }: Pick<LocationRow, 'kind' | 'key'>): LocationFilter {
  return kind === 'place' ? { place: Number(key) } : { [kind]: key };
}

/** A location without an own slug in a language keeps the German one behind the language prefix. */
export function locationPath(
  { slugs }: Pick<LocationRow, 'slugs'>,
  language: Language,
  { pathOfSlug }: Pick<Routes, 'pathOfSlug'>,
): string {
  return pathOfSlug(textIn(slugs, language), language);
}

export function locationPaths(
  location: Pick<LocationRow, 'slugs'>,
  routes: Pick<Routes, 'pathOfSlug'>,
): Record<Language, string> {
  const paths = languages.map((language) => [language, locationPath(location, language, routes)]);
  return Object.fromEntries(paths) as Record<Language, string>;
}
