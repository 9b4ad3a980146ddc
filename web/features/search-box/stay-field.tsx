import { Suspense, useId, useState, type ReactNode } from 'react';
import { toleranceChoices } from '../../../domain/search-filter.ts';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import { classNames } from '../../components/class-names.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { needsTwoLines } from './field-words.ts';
import { NativeChoice } from './native-choice.tsx';
import styles from './search-box.module.css';
import { stayInWords, type RequestedStay } from '../stay-picker/requested-stay.ts';
import { lazyPart } from '../../components/lazy-part.tsx';

const loadPicker = () => import('../stay-picker/search-stay-picker.tsx');
const SearchStayPicker = lazyPart(loadPicker, 'search-stay-picker');

/**
 * Shows dates and flexibility of the stay. Without scripts they are native fields; with scripts they are a button with the stay in words,
 * which opens the calendar. The calendar's code loads on demand.
 */
export function StayField({
  stay,
  today,
  onStay,
}: {
  stay: RequestedStay;
  today: PlainDate | undefined;
  onStay: (stay: RequestedStay) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { startDate, endDate, tolerance, duration } = stay;
  const words = stayInWords(t, format, stay, today);
  return (
    <>
      <div className={classNames(styles.cell, styles.scripted)}>
        <span className={styles.label} id={`${id}-label`}>
          {t('search.box.when')}
        </span>
        <button
          type="button"
          id={`${id}-button`}
          className={classNames(
            styles.input,
            styles.button,
            needsTwoLines(words) && styles.long,
            startDate === '' && styles.unset,
          )}
          aria-haspopup="dialog"
          aria-labelledby={`${id}-label ${id}-button`}
          onPointerEnter={() => void loadPicker()}
          onClick={() => setOpen(true)}
          data-testid="stay-field"
        >
          {words}
        </button>
      </div>
      <div className={classNames(styles.cell, styles.native)}>
        <label htmlFor={`${id}-start`} className={styles.label}>
          {t('search.box.arrival')}
        </label>
        <input
          id={`${id}-start`}
          type="date"
          name="startDate"
          className={styles.input}
          value={startDate}
          min={today}
          onChange={(event) => onStay({ ...stay, startDate: event.target.value })}
        />
      </div>
      <div className={classNames(styles.cell, styles.native)}>
        <label htmlFor={`${id}-end`} className={styles.label}>
          {t('search.box.departure')}
        </label>
        <input
          id={`${id}-end`}
          type="date"
          name="endDate"
          className={styles.input}
          value={endDate}
          min={startDate ? addDays(startDate, 1) : today}
          onChange={(event) => onStay({ ...stay, endDate: event.target.value })}
        />
      </div>
      <NativeChoice
        id={id}
        name="tolerance"
        label={t('search.box.tolerance')}
        value={tolerance}
        onValue={(days) => onStay({ ...stay, tolerance: Number(days) })}
      >
        <ToleranceOptions />
      </NativeChoice>
      {duration > 0 && <input type="hidden" name="duration" value={duration} />}
      {open && (
        <Suspense fallback={null}>
          <SearchStayPicker stay={stay} today={today} onStay={onStay} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function ToleranceOptions(): ReactNode {
  const { t } = useTexts();
  return [0, ...toleranceChoices].map((days) => (
    <option key={days} value={days}>
      {days === 0 ? t('search.box.exact') : t('search.box.toleranceDays', { count: days })}
    </option>
  ));
}
