import { languages, type Language } from '../../domain/language.ts';
import { countries, regions, reservedPaths, toSlug } from '../../engines/geography/face.ts';
import type { Offer } from '../offers.ts';
import type { Row } from '../../server/platform/bulk-store.ts';
import type { Place } from './places.ts';

/** Paths of all locations and offers, and the slugs of places, unique in each language. */
export function locationPaths(
  places: readonly Place[],
  offers: readonly Pick<Offer, 'id' | 'slugs'>[],
): {
  paths: Row[];
  slugsOf: Map<Place, Record<Language, string>>;
} {
  const paths: Row[] = [];
  const used = new Map(languages.map((language) => [language, new Set<string>(reservedPaths(language))]));
  const add = (language: Language, path: string, kind: string, target: string, canonical = true): void => {
    if (used.get(language)!.has(path)) {
      if (canonical) throw new Error(`The path ${path} is used twice in ${language}.`);
      return;
    }
    used.get(language)!.add(path);
    paths.push({ language, path, compname: 'Search', kind, target, canonical });
  };
  for (const language of languages) {
    for (const { code, slugs } of countries) add(language, slugs[language], 'country', code);
    for (const { id, slugs } of regions) add(language, slugs[language], 'region', String(id));
    for (const { id, slugs } of offers) add(language, slugs[language], 'offer', String(id));
  }
  const slugsByPlace = new Map<Place, Record<Language, string>>();
  for (const place of places) {
    const slugs = {} as Record<Language, string>;
    for (const language of languages) {
      const own = toSlug(place.names[language]);
      const inRegion = `${own}-${toSlug(place.region.names[language])}`;
      const free = [own, inRegion, `${inRegion}-${place.id}`].find(
        (path) => path !== '' && !used.get(language)!.has(path),
      )!;
      add(language, free, 'place', String(place.id));
      slugs[language] = free;
    }
    slugsByPlace.set(place, slugs);
  }
  // Former German URLs had no umlauts, or a prefix with the word for holiday home.
  for (const { code, slugs } of countries) {
    add('de', toSlug(slugs.de), 'country', code, false);
    add('de', `ferienhaus-${toSlug(slugs.de)}`, 'country', code, false);
  }
  for (const { id, slugs, names } of regions) {
    add('de', toSlug(slugs.de), 'region', String(id), false);
    add('de', `ferienhaus-${toSlug(names.de)}`, 'region', String(id), false);
  }
  return { paths, slugsOf: slugsByPlace };
}
