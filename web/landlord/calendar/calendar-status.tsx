import type { ReactNode } from 'react';
import { addDays } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from './calendar.module.css';
import type { CalendarDone } from './range-form-props.ts';
import type { NightSelection } from './use-night-selection.ts';

export function DoneNotice({
  done,
  isBusy,
  onUndo,
}: {
  done: CalendarDone | 'undone' | null;
  isBusy: boolean;
  onUndo: (done: CalendarDone) => void;
}): ReactNode {
  const { t, format } = useTexts();
  // Names nights and not days, because the day of departure is not changed.
  const formatNights = ({ stay }: CalendarDone): string => {
    const lastNight = addDays(stay.endDate, -1);
    const firstNight = format.dayAndMonthShort(stay.startDate);
    return lastNight === stay.startDate
      ? firstNight
      : `${firstNight} – ${format.dayAndMonthShort(lastNight)}`;
  };
  return (
    <div role="status" data-testid="calendar-done">
      {done === 'undone' && <Notice kind="success">{t('landlord.calendar.done.undone')}</Notice>}
      {done !== null && done !== 'undone' && (
        <Notice kind="success">
          <p>{t(`landlord.calendar.done.${done.kind}`, { range: formatNights(done) })}</p>
          <Button small busy={isBusy} data-testid="undo" onClick={() => onUndo(done)}>
            {t('landlord.calendar.undo')}
          </Button>
        </Notice>
      )}
    </div>
  );
}

export function BegunBar({ range }: { range: NightSelection }): ReactNode {
  const { t, format } = useTexts();
  const { chosen } = range;
  if (!chosen || chosen.first !== chosen.last) return null;
  return (
    <div className={styles.begun} role="status">
      <p>{t('landlord.calendar.started', { day: format.dateWithWeekday(chosen.first) })}</p>
      <div className={styles.actions}>
        <Button small onClick={range.finish}>
          {t('landlord.calendar.onlyThis')}
        </Button>
        <Button small variant="quiet" onClick={range.clear}>
          {t('landlord.calendar.cancel')}
        </Button>
      </div>
    </div>
  );
}
