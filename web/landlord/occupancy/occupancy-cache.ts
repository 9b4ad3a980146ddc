import type { Occupancy } from '../../../contract/calendars/get-occupancy.ts';
import { fromDayNumber } from '../../../domain/stay.ts';
import { weeksABlock, type MissingWindow } from './grid-view.ts';

/** What was read of a home so far. An object is never changed, so that rows are drawn again only where it is another. */
export interface ReadHome {
  /** Blocks that need not be read. */
  blocks: ReadonlySet<number>;
  /** Blocks that were read at some time, which are shown until they are read again. */
  shown: ReadonlySet<number>;
  taken: Occupancy['taken'];
  requests: Occupancy['requests'];
  seasons: Occupancy['seasons'];
}

export type OccupancyCache = ReadonlyMap<number, ReadHome>;

export const unread: ReadHome = { blocks: new Set(), shown: new Set(), taken: [], requests: [], seasons: [] };

/** The first night of a block, and the morning after its last. */
export const nightsOfBlocks = (
  origin: number,
  { firstBlock, endBlock }: Pick<MissingWindow, 'firstBlock' | 'endBlock'>,
): { startDate: string; endDate: string } => ({
  startDate: fromDayNumber(origin + firstBlock * weeksABlock * 7),
  endDate: fromDayNumber(origin + endBlock * weeksABlock * 7),
});

/** Takes over an answer: within its nights it replaces all that was read before. Homes that it lacks are read as empty. */
export function addAnswer(
  cache: OccupancyCache,
  { origin, asked, homes }: { origin: number; asked: MissingWindow; homes: readonly Occupancy[] },
): OccupancyCache {
  const { startDate, endDate } = nightsOfBlocks(origin, asked);
  const answers = new Map(homes.map((home) => [home.objectNumber, home]));
  const next = new Map(cache);
  for (const number of asked.homes) {
    const { blocks, shown, taken, requests, seasons } = cache.get(number) ?? unread;
    const answer = answers.get(number) ?? { taken: [], requests: [], seasons: [] };
    const answered = Array.from(
      { length: asked.endBlock - asked.firstBlock },
      (_, index) => asked.firstBlock + index,
    );
    next.set(number, {
      blocks: new Set([...blocks, ...answered]),
      shown: new Set([...shown, ...answered]),
      taken: [
        ...taken.filter((stay) => stay.endDate <= startDate || stay.startDate >= endDate),
        ...answer.taken,
      ].toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1)),
      requests: [
        ...requests.filter((stay) => stay.endDate <= startDate || stay.startDate >= endDate),
        ...answer.requests,
      ],
      seasons: [
        ...seasons.filter((season) => season.untilDate <= startDate || season.fromDate >= endDate),
        ...answer.seasons,
      ],
    });
  }
  return next;
}

/** Has a home read again; what was read of it is shown meanwhile. */
export function forgetHome(cache: OccupancyCache, objectNumber: number): OccupancyCache {
  const home = cache.get(objectNumber);
  return home ? new Map(cache).set(objectNumber, { ...home, blocks: new Set() }) : cache;
}

export function forgetAll(cache: OccupancyCache): OccupancyCache {
  return new Map([...cache].map(([number, home]) => [number, { ...home, blocks: new Set<number>() }]));
}
