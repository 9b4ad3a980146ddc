import { occupancyBounds } from '../../../domain/calendars/occupancy-window.ts';

/** Sizes in pixels, all fixed, so that what is in view follows from the scroll position by arithmetic. */
export interface GridSizes {
  row: number;
  day: number;
  /** Width of the column of names, which stays at the left. */
  name: number;
  /** Height of months and days, which stay at the top. */
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

/** Rows are drawn in steps, so that most movements of the wheel draw nothing new. */
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

/** Occupancy is read in blocks of so many weeks. */
export const weeksABlock = 4;
const blocksACall = Math.floor(occupancyBounds.nights / (weeksABlock * 7));
/** Rows read before they come into view, together with those that are in view. */
const rowsAhead = 20;

export interface MissingWindow {
  homes: number[];
  firstBlock: number;
  endBlock: number;
}

/**
 * Returns the next call for what is in view and not read yet: at most as many homes and nights as a call may have. Null if nothing in view
 * is missing; what lies beside is read together with it, and not alone.
 */
export function findMissing(
  homes: readonly number[],
  { firstRow, endRow, firstWeek, endWeek }: GridView,
  isRead: (home: number, block: number) => boolean,
): MissingWindow | null {
  const lastBlock = Math.floor((endWeek - 1) / weeksABlock);
  const inView = homes.slice(firstRow, endRow);
  for (let block = Math.floor(firstWeek / weeksABlock); block <= lastBlock; block += 1) {
    if (inView.every((home) => isRead(home, block))) continue;
    const endBlock = Math.min(lastBlock + 1, block + blocksACall);
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
