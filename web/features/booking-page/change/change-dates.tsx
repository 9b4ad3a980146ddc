import { lazy, Suspense, useState, type ReactNode, type RefObject } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { withTexts } from '../../../app/texts/loaded-texts.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/field.tsx';
import { fieldId, useErrorOf } from '../../../features/booking/error-summary.tsx';
import fields from '../../../features/booking/fields.module.css';
import styles from '../../../features/booking/layout.module.css';
import type { BookingLink } from '../../../features/booking/use-linked.ts';
import type { Change } from './use-change.ts';

const ChangeCalendar = lazy(withTexts(() => import('./change-calendar.tsx'), 'change-calendar'));

/** The new dates, typed or chosen from the calendar. */
export function ChangeDates({
  change: { draft, update, today, requested, errors, datesRefused },
  booking,
  link,
  dates,
}: {
  change: Change;
  booking: Booking;
  link: BookingLink;
  dates: RefObject<HTMLDivElement | null>;
}): ReactNode {
  const { t } = useTexts();
  const [inCalendar, setInCalendar] = useState(false);
  const errorOf = useErrorOf(errors);
  const datesError = datesRefused ?? errorOf('dates');
  return (
    <>
      <div className={fields.row} ref={dates}>
        <TextField
          id={fieldId('dates')}
          type="date"
          name="startDate"
          label={t('booking.stay.arrival')}
          min={today}
          value={draft.startDate}
          error={datesError}
          onChange={(event) => update({ startDate: event.target.value })}
        />
        <TextField
          type="date"
          name="endDate"
          label={t('booking.stay.departure')}
          min={draft.startDate || today}
          value={draft.endDate}
          aria-invalid={datesError ? true : undefined}
          aria-describedby={datesError ? `${fieldId('dates')}-error` : undefined}
          onChange={(event) => update({ endDate: event.target.value })}
        />
      </div>
      <div className={styles.tight}>
        <p>
          <Button
            small
            aria-expanded={inCalendar}
            onClick={() => setInCalendar(!inCalendar)}
            data-testid="change-calendar"
          >
            {t(inCalendar ? 'booking.change.hideCalendar' : 'booking.change.showCalendar')}
          </Button>
        </p>
        {inCalendar && (
          <Suspense fallback={null}>
            <ChangeCalendar
              booking={booking}
              link={link}
              requested={requested}
              onStay={(stay) => {
                update(stay);
                setInCalendar(false);
                dates.current?.querySelector('input')?.focus();
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
