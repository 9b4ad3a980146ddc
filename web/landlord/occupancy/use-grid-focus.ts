import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { NightSelection } from '../calendar/use-night-selection.ts';
import { moveInGrid, nameColumn, type GridCell } from './grid-cell.ts';
import { dateOfColumn, type GridDays } from './grid-days.ts';
import type { GridScroll } from './use-grid-view.ts';

export interface GridFocus {
  /** The cell with the tab stop. */
  at: GridCell;
  /** Moves the tab stop to a cell that was clicked. */
  moveTo(cell: GridCell): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/**
 * Manages keyboard use of the grid. One cell has the tab stop; keys move it, extend the selection with Shift, and open
 * entries.
 */
export function useGridFocus({
  homes,
  days,
  scroll,
  selection,
}: {
  homes: readonly { objectNumber: number }[];
  days: GridDays;
  scroll: GridScroll;
  selection: NightSelection;
}): GridFocus {
  const [cell, setCell] = useState<GridCell>({ row: 0, column: days.today - days.origin });
  const at = { ...cell, row: Math.max(0, Math.min(homes.length - 1, cell.row)) };
  const hasMoved = useRef(false);
  const { scroller } = scroll;
  useLayoutEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    scroller.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [cell, scroller]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const home = homes[at.row];
    if (!home || event.altKey) return;
    const { objectNumber } = home;
    const isName = at.column === nameColumn;
    if (event.key === 'Enter' || event.key === ' ') {
      if (isName) (event.target as HTMLElement).querySelector('a')?.click();
      else {
        const date = selection.head ?? dateOfColumn(days, at.column);
        if (selection.isInBounds(date)) selection.tap(objectNumber, date);
      }
    } else if (event.key === 'Escape' && selection.chosen) selection.clear();
    else {
      const to = moveInGrid(at, event, { rows: homes.length, days });
      if (!to) return;
      const isSelecting = to.row === at.row && !isName && to.column !== nameColumn;
      const [from, until] = [dateOfColumn(days, at.column), dateOfColumn(days, Math.max(0, to.column))];
      if (to.row !== at.row) selection.clear();
      else if (isSelecting && selection.isInBounds(from) && selection.isInBounds(until))
        selection.extend(objectNumber, { from, to: until, begins: event.shiftKey });
      hasMoved.current = true;
      setCell(to);
      scroll.reveal(to.row, to.column);
    }
    event.preventDefault();
  };
  return { at, moveTo: setCell, onKeyDown };
}
