import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import styles from './calendar.module.css';
import { MonthGrid, type MonthGridProps } from './month-grid.tsx';
import { MonthTurns } from './month-turns.tsx';
import type { CalendarState } from './use-calendar.ts';

/** The months of a calendar that are shown, and the way to others. */
export function MonthsShown({
  state,
  isPlain = false,
  isBusy = false,
  testId,
  ...grid
}: Omit<MonthGridProps, 'state'> & {
  state: CalendarState;
  /** Its days say nothing but their number. */
  isPlain?: boolean;
  /** What its days say is on its way. */
  isBusy?: boolean;
  testId?: string;
}): ReactNode {
  const { attach, months, point } = state;
  return (
    <div>
      <MonthTurns calendar={state} />
      <div
        className={classNames(styles.months, isPlain && styles.plain)}
        ref={attach}
        onPointerLeave={() => point(null)}
        aria-busy={isBusy}
        data-testid={testId}
      >
        {months.map((first) => (
          <MonthGrid key={first} first={first} state={state} {...grid} />
        ))}
      </div>
    </div>
  );
}
