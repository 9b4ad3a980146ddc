import type { FeedLine } from '../../../contract/feeds/feed-home.ts';
import type { Queryable } from '../../platform/database.ts';
import {
  readChangedHomes,
  readExportedHomes,
  type ChangedHome,
  type HomesOf,
} from './exported-homes-store.ts';
import { presentFeedHome, type FeedPresentation } from './rules/present-feed-home.ts';

/** Milliseconds; longer than any transaction that changes homes, so that older changes are committed. */
export const settledMs = 5_000;

const cursorForm = /^(\d{1,15})-(\d{1,10})$/;

/** Position at which an export continues; an empty text is the start. Null for an invalid cursor. */
export function readCursor(cursor: string): { ms: number; objectNumber: number } | null {
  if (cursor === '') return { ms: 0, objectNumber: 0 };
  const [, ms, objectNumber] = cursorForm.exec(cursor) ?? [];
  return ms === undefined ? null : { ms: Number(ms), objectNumber: Number(objectNumber) };
}

const formatCursor = ({ ms, objectNumber }: { ms: number; objectNumber: number }): string =>
  `${ms}-${objectNumber}`;

export interface ExportOptions extends FeedPresentation {
  whose: HomesOf;
  after: { ms: number; objectNumber: number };
  now: Date;
}

export interface ExportedPage {
  lines: FeedLine[];
  /** Start of the next request; unchanged if nothing has changed. */
  cursor: string;
  hasMore: boolean;
}

/** Returns a page of homes changed since: current content, and only the key of removed homes. */
export async function exportPage(
  db: Queryable,
  { whose, after, now, ...presentation }: ExportOptions,
  limit: number,
): Promise<ExportedPage> {
  // One more than the limit shows that there are more.
  const changes = await readChangedHomes(db, whose, { after, until: settledUntil(now), limit: limit + 1 });
  const pageOfHomes = changes.slice(0, limit);
  return {
    lines: await exportLines(db, pageOfHomes, presentation),
    cursor: formatCursor(pageOfHomes.at(-1) ?? after),
    hasMore: changes.length > limit,
  };
}

const settledUntil = (now: Date): Date => new Date(now.getTime() - settledMs);
const atOnce = 200;

/** Reads homes in batches, so that memory only holds their numbers. */
export async function* exportAll(
  db: Queryable,
  { whose, after, now, ...presentation }: ExportOptions,
): AsyncGenerator<{ lines: FeedLine[]; cursor: string; done: number; total: number }> {
  const changes = await readChangedHomes(db, whose, { after, until: settledUntil(now), limit: null });
  for (let first = 0; first < changes.length; first += atOnce) {
    const some = changes.slice(first, first + atOnce);
    const lines = await exportLines(db, some, presentation);
    yield { lines, cursor: formatCursor(some.at(-1)!), done: first + some.length, total: changes.length };
  }
}

async function exportLines(
  db: Queryable,
  changes: readonly ChangedHome[],
  presentation: FeedPresentation,
): Promise<FeedLine[]> {
  const visibleNumbers = changes.flatMap(({ objectNumber, state }) =>
    state === 'shown' ? [objectNumber] : [],
  );
  const homes = await readExportedHomes(db, visibleNumbers, presentation.today);
  return changes.map(({ objectNumber, state }): FeedLine => {
    const home = homes.get(objectNumber);
    if (home) return presentFeedHome(home, presentation);
    const key = String(objectNumber);
    return state === 'removed' ? { key, removed: true } : { key, paused: true };
  });
}
