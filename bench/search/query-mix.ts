import type { SearchFilter } from '../../domain/search-filter.ts';
import { addDays, toDayNumber, weekdayOfDay } from '../../domain/stay.ts';
import { between, pick, createRandom, type Random } from '../../engines/search/testing/random-catalogue.ts';
import type { BenchCatalogue } from './bench-catalogue.ts';
import { offerIds } from './bench-home.ts';

export type QueryKind = 'box' | 'region' | 'country' | 'offer' | 'everything';

export interface Query {
  kind: QueryKind;
  filter: SearchFilter;
}

/** Half the height of a map in degrees: from a town to half a country. */
const boxSizes = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2] as const;

/** Searches are more frequent in places with many homes, because each place is that of a random home. */
function randomPlace(random: Random, { objects, homeAt }: BenchCatalogue): Query {
  const { lat, lon, region, country } = homeAt(Math.floor(random() * objects));
  const kind = random();
  if (kind < 0.33) {
    const size = pick(random, boxSizes);
    const box = {
      west: Math.max(-180, lon - 1.5 * size),
      south: lat - size,
      east: Math.min(180, lon + 1.5 * size),
      north: lat + size,
    };
    return { kind: 'box', filter: { BBoxString: box } };
  }
  if (kind < 0.71) return { kind: 'region', filter: { region } };
  if (kind < 0.88) return { kind: 'country', filter: { country } };
  if (kind < 0.94) return { kind: 'offer', filter: { offer: pick(random, offerIds) } };
  return { kind: 'everything', filter: {} };
}

function randomDates(random: Random, today: string): SearchFilter {
  if (random() > 0.85) return {};
  const nights = pick(random, [7, 7, 7, 7, 14, 10, 3, 4]);
  let ahead = between(random, 3, 400);
  // Weeks are mostly searched from Saturday to Saturday.
  if (nights % 7 === 0 && random() < 0.75) ahead += (12 - weekdayOfDay(toDayNumber(today) + ahead)) % 7;
  const startDate = addDays(today, ahead);
  if (random() < 0.15)
    return { startDate, endDate: addDays(startDate, nights + between(random, 2, 14)), duration: nights };
  const tolerance = between(random, 0, 3);
  return { startDate, endDate: addDays(startDate, nights), ...(tolerance > 0 && { tolerance }) };
}

function randomWishes(random: Random): SearchFilter {
  const filter: SearchFilter = { persons: pick(random, [2, 2, 2, 4, 4, 6]) };
  if (random() < 0.2) filter.swimmingpool = 'Y';
  if (random() < 0.15) filter.pets = pick(random, ['one', 'more', 'none']);
  if (random() < 0.15) filter.priceMax = between(random, 5, 20) * 100;
  if (random() < 0.15) filter.sleepingRooms = between(random, 1, 4);
  if (random() < 0.1) filter.rating = 4;
  if (random() < 0.3) filter.sort = pick(random, ['rating', 'priceAsc', 'priceDesc']);
  if (random() < 0.2) filter.page = between(random, 2, 4);
  return filter;
}

/**
 * Generates queries: a third by bounding box, 38 % region, 17 % country, 6 % offer, 6 % the whole catalogue. 85 % have
 * dates, of which 15 % have a window and the others a tolerance of 0 to 3 days.
 */
export function queryMix(catalogue: BenchCatalogue, seed: number, count: number): Query[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const { kind, filter } = randomPlace(random, catalogue);
    return { kind, filter: { ...filter, ...randomDates(random, catalogue.today), ...randomWishes(random) } };
  });
}
