import { languages, pickText, type Language, type Localized } from '../../../../domain/language.ts';
import type { LocationFilter } from '../../../../domain/search-filter.ts';
import type { Routes } from '../../../../domain/routes.ts';

export type LocationKind = 'country' | 'region' | 'place';

export interface LocationRow {
  kind: LocationKind;
  /** The key that addresses and search use: country code, region key, place id. */
  key: string;
  /** The id that other tables store: country code, region id, place id. */
  id: string;
  parentKind: LocationKind | null;
  parentId: string | null;
  /** Region id of the subdivision that a place belongs to beside its holiday region, if that has a page. */
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
  /** Inhabitants of a place; 0 if unknown, and for countries and regions. */
  population: number;
  countryCode: string;
}

/** True for a country without regions, which is its own region and not listed twice. */
export const isWholeCountry = ({ kind, key, countryCode }: LocationRow): boolean =>
  kind === 'region' && key === countryCode;

export type CountOf = (location: Pick<LocationRow, 'kind' | 'key'>) => number;

export function locationFilter({ kind, key }: Pick<LocationRow, 'kind' | 'key'>): LocationFilter {
  return kind === 'place' ? { place: Number(key) } : { [kind]: key };
}

/** Returns the path of a location. Without its own slug in a language it uses the German slug behind the language prefix. */
export function locationPath(
  { slugs }: Pick<LocationRow, 'slugs'>,
  language: Language,
  { pathOfSlug }: Pick<Routes, 'pathOfSlug'>,
): string {
  return pathOfSlug(pickText(slugs, language), language);
}

export function locationPaths(
  location: Pick<LocationRow, 'slugs'>,
  routes: Pick<Routes, 'pathOfSlug'>,
): Record<Language, string> {
  const paths = languages.map((language) => [language, locationPath(location, language, routes)]);
  return Object.fromEntries(paths) as Record<Language, string>;
}
