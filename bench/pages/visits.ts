import type { Teaser } from '../../contract/locations/list-teasers.ts';
import { addDays, todayInBerlin, type Stay } from '../../domain/stay.ts';
import { seededRandom, type Random } from '../../domain/seeded-random.ts';
import { dataOf } from './site-data.ts';

export interface Visits {
  next(): string;
  /** A home that the catalogue has, and a week from a Saturday on. */
  nextStay(): { objectNumber: number; stay: Stay };
}

/** Of a hundred visits: the start page, lists without dates, homes, and lists for dates. */
const mix = { start: 10, undated: 25, home: 40, dated: 25 } as const;

/** Visitors look at Saturdays of the next half year, the nearest ones most. */
const weeks = 26;

/** The regions and homes of a running site, the first ones asked for most, as visitors do. */
export async function visitsOf(url: string, seed: number): Promise<Visits> {
  const { regions } = await dataOf<{ regions: Teaser[] }>(url, '/api/location/teasers');
  const numbers = new Set<number>();
  for (let page = 1; page <= 75; page += 1) {
    const query = encodeURIComponent(JSON.stringify({ page, objectsPerPage: 40 }));
    const { objectNumber } = await dataOf<{ objectNumber: number[] }>(url, `/api/search?query=${query}`);
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
  const region = (): string => regions[often(random, regions.length)]!.href;

  function next(): string {
    const drawn = random.int(1, 100);
    if (drawn <= mix.start) return '/';
    if (drawn <= mix.start + mix.undated) return region();
    if (drawn <= mix.start + mix.undated + mix.home) return `/object/${homes[often(random, homes.length)]!}/`;
    const { startDate, endDate } = week(often(random, weeks));
    const party = random.chance(0.5) ? '' : '&persons=4';
    return `${region()}?startDate=${startDate}&endDate=${endDate}${party}`;
  }

  return {
    next,
    nextStay: () => ({ objectNumber: random.pick(homes), stay: week(random.int(4, 60)) }),
  };
}

/** An index below `count`: the third power brings half of the draws into the first eighth. */
const often = (random: Random, count: number): number => Math.floor(count * random.next() ** 3);

function nextSaturday(): string {
  const today = todayInBerlin(new Date());
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  return addDays(today, 7 + ((6 - weekday + 7) % 7));
}
