import { memo, type CSSProperties, type ReactNode } from 'react';
import { fromDayNumber, weekdayOfDay } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { classNames } from '../../components/class-names.ts';
import { monthsOfGrid, type GridDays } from './grid-days.ts';
import styles from './occupancy-grid.module.css';

const saturday = 5;

/** Months and days above the rows. */
export const GridHead = memo(function GridHead({
  days,
  firstWeek,
  endWeek,
}: {
  days: GridDays;
  firstWeek: number;
  endWeek: number;
}): ReactNode {
  const { t, format } = useTexts();
  const columns = Array.from({ length: (endWeek - firstWeek) * 7 }, (_, index) => firstWeek * 7 + index);
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <div role="columnheader" aria-colindex={1} className={styles.corner}>
        {t('landlord.occupancy.names')}
      </div>
      {monthsOfGrid(days).map(({ first, column, length }) => (
        <div
          key={first}
          aria-hidden
          className={styles.month}
          style={{ '--column': column, '--nights': length } as CSSProperties}
        >
          <span>{format.month(first)}</span>
        </div>
      ))}
      {columns.map((column) => {
        const day = days.origin + column;
        const date = fromDayNumber(day);
        return (
          <div
            key={column}
            role="columnheader"
            aria-colindex={column + 2}
            aria-label={format.dateWithWeekday(date)}
            {...(day === days.today && { 'aria-current': 'date' as const })}
            style={{ '--column': column } as CSSProperties}
            className={classNames(
              styles.day,
              weekdayOfDay(day) >= saturday && styles.weekend,
              day === days.today && styles.todayHead,
            )}
          >
            <span className={styles.weekday}>{format.weekday(date)}</span>
            <span>{Number(date.slice(8))}</span>
          </div>
        );
      })}
    </div>
  );
});
