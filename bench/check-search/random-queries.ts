import { searchFlags, distanceKeys, type SearchFilter } from '../../domain/search-filter.ts';
import { addDays, type PlainDate } from '../../domain/stay.ts';
import type { Catalogue } from '../../engines/search/oracle.ts';
import { between, pick, createRandom, type Random } from '../../engines/search/testing/random-catalogue.ts';

function randomPlace(random: Random, { homes }: Catalogue): SearchFilter {
  const home = pick(random, homes);
  const { lat, lon, country, region, place } = home;
  const size = pick(random, [0, 0.01, 0.05, 0.2, 1]);
  return pick<() => SearchFilter>(random, [
    () => ({}),
    () => ({ BBoxString: { west: lon - size, south: lat - size, east: lon + size, north: lat + size } }),
    () => ({ latitude: lat, longitude: lon, distance: pick(random, [0.1, 1, 10]) }),
    () => ({ region }),
    () => ({ country }),
    () => ({ place }),
    () => ({ offer: pick(random, home.offers.length > 0 ? home.offers : [27]) }),
  ])();
}

/** Dates for which real calendars have stays: mostly within the coming year, from one night to a year. */
function randomDates(random: Random, today: PlainDate): SearchFilter {
  if (random() < 0.1) return {};
  const startDate = addDays(today, between(random, 0, pick(random, [10, 60, 370, 370, 730])));
  const nights = pick(random, [1, 2, 3, 4, 5, 6, 7, 7, 7, 8, 10, 14, 21, 28, 31, 90, 364, 365]);
  if (random() < 0.2)
    return { startDate, endDate: addDays(startDate, nights + between(random, 1, 14)), duration: nights };
  const tolerance = between(random, 0, 3);
  return { startDate, endDate: addDays(startDate, nights), ...(tolerance > 0 && { tolerance }) };
}

function randomWishes(random: Random): SearchFilter {
  const filter: SearchFilter = { sort: pick(random, ['recommendation', 'rating', 'priceAsc', 'priceDesc']) };
  if (random() < 0.6) filter.persons = between(random, 1, 8);
  if (random() < 0.3) filter[pick(random, searchFlags)] = 'Y';
  if (random() < 0.2) filter.pets = pick(random, ['one', 'more', 'none']);
  if (random() < 0.3) filter.priceMax = between(random, 2, 60) * 100;
  if (random() < 0.2) filter.priceMin = between(random, 1, 30) * 100;
  if (random() < 0.2) filter.sleepingRooms = between(random, 1, 4);
  if (random() < 0.15) filter.rating = pick(random, [3, 4, 4.5, 4.85]);
  if (random() < 0.15) filter[pick(random, distanceKeys)] = pick(random, [1, 5, 10]);
  if (random() < 0.15) filter.objectType = pick(random, ['house', 'apartment']);
  return filter;
}

export function randomQueries(catalogue: Catalogue, seed: number, count: number): SearchFilter[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => ({
    ...randomPlace(random, catalogue),
    ...randomDates(random, catalogue.today),
    ...randomWishes(random),
  }));
}
