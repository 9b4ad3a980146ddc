import type { Occupancy } from '../../../contract/calendars/get-occupancy.ts';
import { fromDayNumber } from '../../../domain/stay.ts';
import { weeksPerBlock, type MissingWindow } from './grid-view.ts';

/** Loaded occupancy of a home. Objects are never modified, so that only rows with a new object are rendered again. */
export interface ReadHome {
  /** Blocks that are up to date. */
  blocks: ReadonlySet<number>;
  /** Blocks that were loaded at some time. They are shown until they are loaded again. */
  shown: ReadonlySet<number>;
  taken: Occupancy['taken'];
  requests: Occupancy['requests'];
  seasons: Occupancy['seasons'];
}

export type OccupancyCache = ReadonlyMap<number, ReadHome>;

export const unread: ReadHome = { blocks: new Set(), shown: new Set(), taken: [], requests: [], seasons: [] };

/** The first night of the blocks, and the morning after the last one. */
export const nightsOfBlocks = (
  origin: number,
  { firstBlock, endBlock }: Pick<MissingWindow, 'firstBlock' | 'endBlock'>,
): { startDate: string; endDate: string } => ({
  startDate: fromDayNumber(origin + firstBlock * weeksPerBlock * 7),
  endDate: fromDayNumber(origin + endBlock * weeksPerBlock * 7),
});

/** Adds an answer, which replaces all earlier data for its nights. Homes missing in it have no entries. */
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

/** Marks a home as outdated. Its data is still shown until it is loaded again. */
export function forgetHome(cache: OccupancyCache, objectNumber: number): OccupancyCache {
  const home = cache.get(objectNumber);
  return home ? new Map(cache).set(objectNumber, { ...home, blocks: new Set() }) : cache;
}

export function forgetAll(cache: OccupancyCache): OccupancyCache {
  return new Map([...cache].map(([number, home]) => [number, { ...home, blocks: new Set<number>() }]));
}
