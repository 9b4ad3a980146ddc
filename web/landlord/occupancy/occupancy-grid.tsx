import { type CSSProperties, type PointerEvent, type MouseEvent, type ReactNode } from 'react';
import type { OccupancyHome } from '../../../contract/calendars/get-occupancy-homes.ts';
import { toDayNumber } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { NightSelection } from '../calendar/use-night-selection.ts';
import { GridHead } from './grid-head.tsx';
import type { GridDays } from './grid-days.ts';
import type { GridSizes } from './grid-view.ts';
import { HomeRow } from './home-row.tsx';
import styles from './occupancy-grid.module.css';
import { unread, type OccupancyCache } from './occupancy-cache.ts';
import { useGridFocus } from './use-grid-focus.ts';
import type { GridScroll } from './use-grid-view.ts';

/** Homes as rows and days as columns. Only the visible part is in the document. */
export function OccupancyGrid({
  homes,
  days,
  sizes,
  scroll,
  cache,
  hasPrices,
  selection,
}: {
  homes: readonly OccupancyHome[];
  days: GridDays;
  sizes: GridSizes;
  scroll: GridScroll;
  cache: OccupancyCache;
  hasPrices: boolean;
  selection: NightSelection;
}): ReactNode {
  const { t } = useTexts();
  const { scroller, view } = scroll;
  const focus = useGridFocus({ homes, days, scroll, selection });
  const { chosen } = selection;
  const rows = Array.from(
    { length: Math.max(0, view.endRow - view.firstRow) },
    (_, index) => view.firstRow + index,
  );
  if (!rows.includes(focus.at.row)) rows.push(focus.at.row);
  /** Returns the day under the pointer. A bar that is not a link counts as the day below it. */
  const dayUnder = ({ target }: { target: EventTarget }): { objectNumber: number; date: string } | null => {
    const element = target as HTMLElement;
    const cell = element.closest('a') ? null : element.closest<HTMLElement>('[data-date][data-home]');
    return cell && { objectNumber: Number(cell.dataset['home']), date: cell.dataset['date']! };
  };
  const onPointerDown = (event: PointerEvent): void => {
    const day = dayUnder(event);
    if (!day) return;
    // Moving a finger scrolls. On a touch screen nights are selected by tapping the first and the last one.
    if (event.pointerType === 'mouse') selection.onPointerDown(event, day.objectNumber, day.date);
    const row = homes.findIndex(({ objectNumber }) => objectNumber === day.objectNumber);
    focus.moveTo({ row, column: toDayNumber(day.date) - days.origin });
  };
  const onClick = (event: MouseEvent): void => {
    const day = dayUnder(event);
    if (day) selection.onClick(day.objectNumber, day.date);
  };
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={t('landlord.occupancy.title')}
      aria-rowcount={homes.length + 1}
      aria-colcount={days.weeks * 7 + 1}
      aria-multiselectable
      tabIndex={-1}
      className={styles.grid}
      data-choosing={chosen ? true : undefined}
      style={
        {
          '--rows': homes.length,
          '--columns': days.weeks * 7,
          '--row': `${sizes.row}px`,
          '--day': `${sizes.day}px`,
          '--name': `${sizes.name}px`,
          '--head': `${sizes.head}px`,
        } as CSSProperties
      }
      data-testid="occupancy"
      onPointerDown={onPointerDown}
      onClick={onClick}
      onKeyDown={focus.onKeyDown}
    >
      <div role="presentation" className={styles.canvas}>
        <GridHead days={days} firstWeek={view.firstWeek} endWeek={view.endWeek} />
        {rows.map((row) => {
          const home = homes[row];
          return (
            home && (
              <HomeRow
                key={home.objectNumber}
                {...{ home, row, days, hasPrices }}
                firstWeek={view.firstWeek}
                endWeek={view.endWeek}
                read={cache.get(home.objectNumber) ?? unread}
                tabStop={focus.at.row === row ? focus.at.column : null}
                chosen={chosen?.objectNumber === home.objectNumber ? chosen : null}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
