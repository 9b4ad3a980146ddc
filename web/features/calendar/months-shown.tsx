import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import styles from './calendar.module.css';
import { MonthGrid, type MonthGridProps } from './month-grid.tsx';
import { MonthButtons } from './month-buttons.tsx';
import type { CalendarState } from './use-calendar.ts';

export function MonthsShown({
  state,
  isPlain = false,
  isBusy = false,
  testId,
  ...grid
}: Omit<MonthGridProps, 'state'> & {
  state: CalendarState;
  isPlain?: boolean;
  isBusy?: boolean;
  testId?: string;
}): ReactNode {
  const { attach, months, point } = state;
  return (
    <div>
      {(!state.isScrolled || state.canTurnBack) && <MonthButtons calendar={state} />}
      <div
        className={classNames(
          styles.months,
          isPlain && styles.plain,
          months[0]! < grid.calendar.from && styles.begun,
        )}
        ref={attach}
        onPointerLeave={() => point(null)}
        aria-busy={isBusy}
        data-testid={testId}
      >
        {months.map((first) => (
          <MonthGrid key={first} first={first} state={state} {...grid} />
        ))}
      </div>
      {state.more && <MoreMonths key={months.length} onNear={state.more} />}
    </div>
  );
}

/** Renders the next months before the end of the list comes into sight. */
function MoreMonths({ onNear }: { onNear: () => void }): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = end.current;
    if (!place) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: '0px 0px 400px 0px' },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [onNear]);
  return <div ref={end} className={styles.end} />;
}
