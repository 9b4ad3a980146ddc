import type { ReactNode } from 'react';
import { addDays } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from './calendar.module.css';
import type { CalendarDone } from './range-form-props.ts';
import type { RangeState } from './use-range.ts';

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
  // Nights are named, so that the day of departure, which stays as it was, is none of them.
  const rangeWords = ({ stay }: CalendarDone): string => {
    const last = addDays(stay.endDate, -1);
    const first = format.dayAndMonthShort(stay.startDate);
    return last === stay.startDate ? first : `${first} – ${format.dayAndMonthShort(last)}`;
  };
  return (
    <div role="status" data-testid="calendar-done">
      {done === 'undone' && <Notice kind="success">{t('landlord.calendar.done.undone')}</Notice>}
      {done !== null && done !== 'undone' && (
        <Notice kind="success">
          <p>{t(`landlord.calendar.done.${done.kind}`, { range: rangeWords(done) })}</p>
          <Button small busy={isBusy} data-testid="undo" onClick={() => onUndo(done)}>
            {t('landlord.calendar.undo')}
          </Button>
        </Notice>
      )}
    </div>
  );
}

export function BegunBar({ range }: { range: RangeState }): ReactNode {
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
