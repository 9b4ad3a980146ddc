import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Icon } from '../../components/icon.tsx';
import styles from './calendar.module.css';
import type { CalendarState } from './use-calendar.ts';

export function MonthButtons({
  calendar: { canTurnBack, canTurnOn, isScrolled, turn },
}: {
  calendar: Pick<CalendarState, 'canTurnBack' | 'canTurnOn' | 'isScrolled' | 'turn'>;
}): ReactNode {
  const { t } = useTexts();
  return (
    <div className={styles.turns}>
      <button
        type="button"
        className={styles.turn}
        disabled={!canTurnBack}
        onClick={() => turn(-1)}
        aria-label={t('object.calendar.previousMonth')}
      >
        <Icon name="left" />
      </button>
      {!isScrolled && (
        <button
          type="button"
          className={styles.turn}
          disabled={!canTurnOn}
          onClick={() => turn(1)}
          aria-label={t('object.calendar.nextMonth')}
        >
          <Icon name="right" />
        </button>
      )}
    </div>
  );
}
