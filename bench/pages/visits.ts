import type { Teaser } from '../../contract/locations/list-teasers.ts';
import { addDays, todayInBerlin, type Stay } from '../../domain/stay.ts';
import { seededRandom, type Random } from '../../domain/seeded-random.ts';
import { fetchData } from './site-data.ts';

export interface Visits {
  next(): string;
  /** Returns a home of the catalogue, and a week from a Saturday on. */
  nextStay(): { objectNumber: number; stay: Stay };
}

/** Percentages of visits: the start page, lists without dates, homes, and lists with dates. */
const mix = { start: 10, undated: 25, home: 40, dated: 25 } as const;

/** Visitors look at Saturdays within half a year, mostly the nearest ones. */
const weeks = 26;

/** Generates visits of the regions and homes of a running site. The first ones are visited most, as in practice. */
export async function createVisits(url: string, seed: number): Promise<Visits> {
  const { regions } = await fetchData<{ regions: Teaser[] }>(url, '/api/location/teasers');
  const numbers = new Set<number>();
  for (let page = 1; page <= 75; page += 1) {
    const query = encodeURIComponent(JSON.stringify({ page, objectsPerPage: 40 }));
    const { objectNumber } = await fetchData<{ objectNumber: number[] }>(url, `/api/search?query=${query}`);
    for (const number of objectNumber) numbers.add(number);
    if (objectNumber.length < 40) break;
  }
  const homes = [...numbers];
  const random = seededRandom('bench-pages', seed);
  const saturday = nextSaturday();
  const week = (index: number): Stay => {
    const startDate = addDays(saturday, 7 * index);
    return { startDate, endDate: addDays(startDate, 7) };
  };
  const region = (): string => regions[skewedIndex(random, regions.length)]!.href;

  function next(): string {
    const percent = random.int(1, 100);
    if (percent <= mix.start) return '/';
    if (percent <= mix.start + mix.undated) return region();
    if (percent <= mix.start + mix.undated + mix.home)
      return `/object/${homes[skewedIndex(random, homes.length)]!}/`;
    const { startDate, endDate } = week(skewedIndex(random, weeks));
    const party = random.chance(0.5) ? '' : '&persons=4';
    return `${region()}?startDate=${startDate}&endDate=${endDate}${party}`;
  }

  return {
    next,
    nextStay: () => ({ objectNumber: random.pick(homes), stay: week(random.int(4, 60)) }),
  };
}

/** Returns an index below `count`. Half of all draws are in the first eighth, due to the third power. */
const skewedIndex = (random: Random, count: number): number => Math.floor(count * random.next() ** 3);

function nextSaturday(): string {
  const today = todayInBerlin(new Date());
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  return addDays(today, 7 + ((6 - weekday + 7) % 7));
}
