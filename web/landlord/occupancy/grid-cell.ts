import { addMonths } from '../../features/calendar/calendar-keys.ts';
import { toDayNumber } from '../../../domain/stay.ts';
import { dateOfColumn, type GridDays } from './grid-days.ts';

/** Index of the column with the homes' names. */
export const nameColumn = -1;

export interface GridCell {
  row: number;
  /** Days since the first column, or `nameColumn`. */
  column: number;
}

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

/**
 * Returns the cell to which a key moves the focus; null for other keys. Arrows move by a home and a day, Home and End within the week,
 * PageUp and PageDown by a month; with Ctrl, Home and End go to the first and the last home, and an arrow to the left goes to the name.
 */
export function moveInGrid(
  { row, column }: GridCell,
  { key, ctrlKey, metaKey }: Key,
  { rows, days }: { rows: number; days: GridDays },
): GridCell | null {
  const hasCtrl = ctrlKey || metaKey;
  const lastColumn = days.weeks * 7 - 1;
  const toColumn = (to: number): GridCell => ({
    row,
    column: Math.max(nameColumn, Math.min(lastColumn, to)),
  });
  const toRow = (to: number): GridCell => ({ row: Math.max(0, Math.min(rows - 1, to)), column });
  const day = Math.max(0, column);
  const byMonths = (months: number): GridCell =>
    toColumn(Math.max(0, toDayNumber(addMonths(dateOfColumn(days, day), months)) - days.origin));
  switch (key) {
    case 'ArrowDown':
      return toRow(row + 1);
    case 'ArrowUp':
      return toRow(row - 1);
    case 'ArrowLeft':
      return hasCtrl ? toColumn(nameColumn) : toColumn(column - 1);
    case 'ArrowRight':
      return toColumn(column + 1);
    case 'Home':
      return hasCtrl ? toRow(0) : toColumn(day - (day % 7));
    case 'End':
      return hasCtrl ? toRow(rows - 1) : toColumn(day - (day % 7) + 6);
    case 'PageUp':
      return byMonths(-1);
    case 'PageDown':
      return byMonths(1);
    default:
      return null;
  }
}
