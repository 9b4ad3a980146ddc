import type { FeedLine } from '../../../contract/feeds/feed-home.ts';
import type { Queryable } from '../../platform/database.ts';
import { changedHomes, exportedHomes, type ChangedHome, type HomesOf } from './exported-homes-store.ts';
import { presentFeedHome, type FeedPresentation } from './rules/present-feed-home.ts';

/** Longer than any transaction that changes homes, so older changes have been committed. */
export const settledMs = 5_000;

const cursorForm = /^(\d{1,15})-(\d{1,10})$/;

/** Position at which an export continues; an empty text is the start. Null for an invalid cursor. */
export function readCursor(cursor: string): { ms: number; objectNumber: number } | null {
  if (cursor === '') return { ms: 0, objectNumber: 0 };
  const [, ms, objectNumber] = cursorForm.exec(cursor) ?? [];
  return ms === undefined ? null : { ms: Number(ms), objectNumber: Number(objectNumber) };
}

const cursorAt = ({ ms, objectNumber }: { ms: number; objectNumber: number }): string =>
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

/** A page of homes changed since: current content, and only the key of removed homes. */
export async function exportPage(
  db: Queryable,
  { whose, after, now, ...presentation }: ExportOptions,
  limit: number,
): Promise<ExportedPage> {
  // One more than asked for tells whether there are more.
  const found = await changedHomes(db, whose, { after, until: settledAt(now), limit: limit + 1 });
  const changed = found.slice(0, limit);
  return {
    lines: await linesOf(db, changed, presentation),
    cursor: cursorAt(changed.at(-1) ?? after),
    hasMore: found.length > limit,
  };
}

const settledAt = (now: Date): Date => new Date(now.getTime() - settledMs);
const atOnce = 200;

/** Reads homes in batches, so that memory only holds their numbers. */
export async function* exportAll(
  db: Queryable,
  { whose, after, now, ...presentation }: ExportOptions,
): AsyncGenerator<{ lines: FeedLine[]; cursor: string; done: number; total: number }> {
  const changed = await changedHomes(db, whose, { after, until: settledAt(now), limit: null });
  for (let first = 0; first < changed.length; first += atOnce) {
    const some = changed.slice(first, first + atOnce);
    const lines = await linesOf(db, some, presentation);
    yield { lines, cursor: cursorAt(some.at(-1)!), done: first + some.length, total: changed.length };
  }
}

async function linesOf(
  db: Queryable,
  changed: readonly ChangedHome[],
  presentation: FeedPresentation,
): Promise<FeedLine[]> {
  const shown = changed.flatMap(({ objectNumber, state }) => (state === 'shown' ? [objectNumber] : []));
  const homes = await exportedHomes(db, shown, presentation.today);
  return changed.map(({ objectNumber, state }): FeedLine => {
    const home = homes.get(objectNumber);
    if (home) return presentFeedHome(home, presentation);
    const key = String(objectNumber);
    return state === 'removed' ? { key, removed: true } : { key, paused: true };
  });
}
