import { splitWords } from '../../../domain/folded-text.ts';
import { pickText, type Language } from '../../../domain/language.ts';
import { allowedErrors, isNear } from '../../../domain/near-word.ts';
import { wideAreaNamed, wideAreas } from '../../../domain/wide-areas.ts';
import { nameFits, loadPlaces } from '../../../engines/geography/face.ts';
import type { NamedPlace, PlaceLookup } from '../../../engines/sentences/face.ts';
import type { ReadModel } from '../../platform/read-models.ts';
import { locationFilter, isWholeCountry, type CountOf, type LocationRow } from './rules/location.ts';
import type { LocationIndex } from './rules/location-index.ts';
import type { SuggestedByIndex } from './suggestions.ts';

export interface PlacesOfSentence {
  lookup(language: Language): Promise<PlaceLookup>;
}

const shortestName = 3;

/** Names that people give to countries beside their own; the chip shows which country was understood. */
const countriesByName: Readonly<Record<string, string>> = {
  holland: 'nl',
  hollande: 'nl',
  olanda: 'nl',
  england: 'gb',
  angleterre: 'gb',
  inghilterra: 'gb',
  grossbritannien: 'gb',
  'great britain': 'gb',
  'grande bretagne': 'gb',
  'gran bretagna': 'gb',
};

const toKey = (kind: string, key: string): string => `${kind}:${key}`;

/**
 * Looks up names that occur in a typed sentence: places that have homes, by their whole names, and all towns of the
 * world.
 */
export function createPlacesOfSentence({
  known,
  countOf,
  ancestorsOf,
  search,
}: {
  known: ReadModel<LocationIndex>;
  countOf: CountOf;
  ancestorsOf(index: LocationIndex, location: LocationRow): LocationRow[];
  search: { suggest(text: string, language: Language): readonly SuggestedByIndex[] };
}): PlacesOfSentence {
  function toNamedPlace(index: LocationIndex, location: LocationRow, language: Language): NamedPlace {
    const ancestors = ancestorsOf(index, location);
    const path = [...ancestors, location];
    const region = path.find(({ kind }) => kind === 'region');
    const areasAround = wideAreas.filter(
      ({ regions }) => region !== undefined && regions.includes(region.key),
    );
    return {
      name: [location, ...ancestors.toReversed()].map(({ names }) => pickText(names, language)).join(', '),
      filter: locationFilter(location),
      keys: [
        ...path.map(({ kind, key }) => toKey(kind, key)),
        ...areasAround.map(({ key }) => toKey('region', key)),
      ],
      centre: location.kind === 'place' ? { lat: location.lat, lon: location.lon } : null,
    };
  }

  /** Returns the largest location of the name; if that is only a place, all places of the name. */
  function findLocations(index: LocationIndex, name: string): readonly LocationRow[] {
    const country = countriesByName[name];
    const largest = country === undefined ? index.named(name, null) : index.byId('country', country);
    if (!largest) return [];
    if (isWholeCountry(largest)) return [index.byId('country', largest.countryCode) ?? largest];
    return largest.kind === 'place' ? index.placesNamed(name, null) : [largest];
  }

  return {
    async lookup(language) {
      const [index, world] = await Promise.all([known.get(), loadPlaces()]);
      const findByName = (name: string): NamedPlace[] => {
        // The index also finds numbers and country codes, which are not names in a sentence.
        if (/^\d+$/.test(name) || name.length < shortestName) return [];
        const area = wideAreaNamed(name);
        if (area && countOf({ kind: 'region', key: area.key }) > 0) {
          return [
            {
              name: area.names[language],
              filter: { region: area.key },
              keys: [toKey('region', area.key)],
              centre: null,
            },
          ];
        }
        return findLocations(index, name)
          .filter((row) => countOf(row) > 0)
          .map((row) => toNamedPlace(index, row, language));
      };
      return {
        named: findByName,
        nearTo(name) {
          const errors = allowedErrors(name);
          const nearestName = search
            .suggest(name, language)
            .filter(({ kind, words }) => kind !== 'home' && words === '')
            .flatMap(({ name: ownName, alias }) =>
              [alias, ownName].map((candidate) => splitWords(candidate).join(' ')),
            )
            .find((candidate) => candidate !== '' && isNear(name, candidate, errors));
          const [place, ...otherPlaces] = nearestName === undefined ? [] : findByName(nearestName);
          return place && otherPlaces.length === 0
            ? { ...place, name: nearestName!, spelling: nearestName! }
            : null;
        },
        town(name) {
          const best = world.find(name, { language, limit: 1 })[0];
          if (!best || best.fit !== nameFits.exact) return null;
          const { names, lat, lon, population } = best.place;
          return { name: pickText(names, language), lat, lon, population };
        },
      };
    },
  };
}
