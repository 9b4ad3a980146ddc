import type { Teaser } from '../../../../contract/locations/list-teasers.ts';
import { pickText, type Language } from '../../../../domain/language.ts';
import type { Routes } from '../../../../domain/routes.ts';
import { locationPath, type CountOf, type LocationRow } from './location.ts';

export const visibleCountries = 20;
export const visibleRegions = 16;

export type TeaserWords = Omit<Teaser, 'hide' | 'count'>;

export function teaserWords(
  location: LocationRow,
  language: Language,
  routes: Pick<Routes, 'pathOfSlug'>,
): TeaserWords {
  const name = pickText(location.names, language);
  return {
    key: location.key,
    country: location.parentId ?? location.key,
    href: locationPath(location, language, routes),
    title: pickText(location.texts['title'], language) || name,
    name,
    imageName: `/pictures/scene/${location.kind}-${location.key}`,
  };
}

/** Returns teasers of locations with homes, in the given order; those beyond the visible ones are shown after a click. */
export function buildTeasers(
  locations: readonly LocationRow[],
  wordsOf: (location: LocationRow) => TeaserWords,
  countOf: CountOf,
  visible: number,
): Teaser[] {
  return locations
    .map((location) => ({ location, count: countOf(location) }))
    .filter(({ count }) => count > 0)
    .map(({ location, count }, index) => ({ ...wordsOf(location), hide: index >= visible, count }));
}
