import {
  loadCoast,
  type Subdivision,
  subdivisionAround,
  findSubdivision,
} from '../../engines/geography/face.ts';
import { selectPlaces, type Place } from '../../demo/locations/places.ts';
import { levelPeriods, chooseClimate, type Climate, type LevelPeriod } from '../../demo/homes/seasons.ts';
import type { PlainDate } from '../../domain/stay.ts';
import type { IndexedLocation } from '../../engines/search/indexed-home.ts';
import type { Random } from '../../engines/search/testing/random-catalogue.ts';

const subdivisionOfPlace = ({ region, adminCode }: Place): Subdivision | null =>
  subdivisionAround(region, findSubdivision(region.country, adminCode));

export interface BenchPlace extends Place {
  climate: Climate;
  /** The subdivision that contains the region. Null if the region is itself the subdivision. */
  subdivision: string | null;
  /** Weeks of one price level, the same for all homes of a climate and country. */
  periods: readonly LevelPeriod[];
}

interface Geography {
  places: readonly BenchPlace[];
  locations: readonly IndexedLocation[];
  /** Picks a place with a probability equal to its share of all homes. */
  pickPlace(random: Random): BenchPlace;
}

/**
 * Returns real towns in the holiday regions of Europe. Regions have weights, and within a region a few towns have most
 * of the homes, as in practice.
 */
export function benchGeography(today: PlainDate): Geography {
  const periods = new Map<string, readonly LevelPeriod[]>();
  const places = selectPlaces(loadCoast()).map((place): BenchPlace => {
    const climate = chooseClimate(place.region.landscape, place.region.options.ski === true);
    const key = `${climate} ${place.region.country}`;
    if (!periods.has(key)) periods.set(key, levelPeriods(today, climate, place.region.country));
    return {
      ...place,
      climate,
      subdivision: subdivisionOfPlace(place)?.key ?? null,
      periods: periods.get(key)!,
    };
  });

  const byRegion = Map.groupBy(places, (place) => place.region);
  const bounds = new Float64Array(places.length);
  let sum = 0;
  let index = 0;
  const orderedPlaces: BenchPlace[] = [];
  for (const [region, towns] of byRegion) {
    const shares = towns.map((_, rank) => (rank + 1) ** -0.9);
    const total = shares.reduce((all, share) => all + share, 0);
    for (const [rank, town] of towns.entries()) {
      sum += ((region.options.weight ?? 1) * shares[rank]!) / total;
      bounds[index] = sum;
      orderedPlaces[index] = town;
      index += 1;
    }
  }

  return {
    places,
    locations: toLocations(places),
    pickPlace(random) {
      const target = random() * sum;
      let low = 0;
      let high = bounds.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (bounds[middle]! > target) high = middle;
        else low = middle + 1;
      }
      return orderedPlaces[low]!;
    },
  };
}

function toLocations(places: readonly BenchPlace[]): IndexedLocation[] {
  const regions = [
    ...new Set(places.map((place) => place.region)),
    ...new Set(places.flatMap((place) => subdivisionOfPlace(place) ?? [])),
  ];
  const countries = [...new Set(regions.map((region) => region.country))];
  const sameNames = (name: string): IndexedLocation['names'] => ({ de: name, en: name, fr: name, it: name });
  return [
    ...countries.map((key) => ({ kind: 'country' as const, key, parent: null, names: sameNames(key) })),
    ...regions.map(({ key, country, names }) => ({ kind: 'region' as const, key, parent: country, names })),
    ...places.map(({ id, region, names }) => ({
      kind: 'place' as const,
      key: String(id),
      parent: region.key,
      names,
    })),
  ];
}
