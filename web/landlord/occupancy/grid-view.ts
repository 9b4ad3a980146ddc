import { occupancyBounds } from '../../../domain/calendars/occupancy-window.ts';

/** Sizes in pixels. They are fixed, so that the visible rows and days can be computed from the scroll position. */
export interface GridSizes {
  row: number;
  day: number;
  /** Width of the column of names, which is always visible at the left. */
  name: number;
  /** Height of the header with months and days, which is always visible at the top. */
  head: number;
}

export const finePointerSizes: GridSizes = { row: 38, day: 36, name: 232, head: 56 };
export const coarsePointerSizes: GridSizes = { row: 48, day: 44, name: 232, head: 56 };
export const phoneSizes: GridSizes = { row: 48, day: 44, name: 112, head: 56 };

/** Rows and weeks to draw; the ends are not included. */
export interface GridView {
  firstRow: number;
  endRow: number;
  firstWeek: number;
  endWeek: number;
}

/** Rows are rendered in groups, so that most scroll events render nothing. */
const rowStep = 4;
const within = (value: number, max: number): number => Math.max(0, Math.min(max, value));

export function viewAt(
  scroll: { left: number; top: number; width: number; height: number },
  { row, day, name, head }: GridSizes,
  { rows, weeks }: { rows: number; weeks: number },
): GridView {
  const firstRow = Math.floor(scroll.top / row / rowStep) * rowStep;
  const endRow = Math.ceil((scroll.top + scroll.height - head) / row / rowStep) * rowStep;
  const week = day * 7;
  return {
    firstRow: within(firstRow - rowStep, rows),
    endRow: within(endRow + rowStep, rows),
    firstWeek: within(Math.floor(scroll.left / week), weeks),
    endWeek: within(Math.ceil((scroll.left + scroll.width - name) / week) + 1, weeks),
  };
}

export const isSameView = (one: GridView, other: GridView): boolean =>
  one.firstRow === other.firstRow &&
  one.endRow === other.endRow &&
  one.firstWeek === other.firstWeek &&
  one.endWeek === other.endWeek;

/** Occupancy is loaded in blocks of this many weeks. */
export const weeksPerBlock = 4;
const blocksPerCall = Math.floor(occupancyBounds.nights / (weeksPerBlock * 7));
/** Rows loaded beyond the visible ones, in the same call. */
const rowsAhead = 20;

export interface MissingWindow {
  homes: number[];
  firstBlock: number;
  endBlock: number;
}

/**
 * Returns the next call for visible data that is not loaded yet, within the limits on homes and nights per call. Null
 * if nothing visible is missing: neighbouring data is only loaded along with visible data.
 */
export function findMissing(
  homes: readonly number[],
  { firstRow, endRow, firstWeek, endWeek }: GridView,
  isRead: (home: number, block: number) => boolean,
): MissingWindow | null {
  const lastBlock = Math.floor((endWeek - 1) / weeksPerBlock);
  const inView = homes.slice(firstRow, endRow);
  for (let block = Math.floor(firstWeek / weeksPerBlock); block <= lastBlock; block += 1) {
    if (inView.every((home) => isRead(home, block))) continue;
    const endBlock = Math.min(lastBlock + 1, block + blocksPerCall);
    const lacksSome = (home: number): boolean => {
      for (let one = block; one < endBlock; one += 1) if (!isRead(home, one)) return true;
      return false;
    };
    const ahead = homes.slice(endRow, endRow + rowsAhead);
    const missing = [...inView, ...ahead].filter(lacksSome).slice(0, occupancyBounds.homes);
    return { homes: missing, firstBlock: block, endBlock };
  }
  return null;
}
