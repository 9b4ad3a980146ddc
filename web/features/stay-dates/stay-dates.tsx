import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import type { PlainDate, Stay } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { ButtonField } from '../../components/button-field.tsx';
import { TextField } from '../../components/field.tsx';
import styles from './stay-dates.module.css';

/** Arrival and departure, chosen in the home's own calendar, which shows availability. Without scripts they are native fields. */
export function StayDates({
  id,
  stay: { startDate, endDate },
  today,
  error,
  onStay,
  children: calendar,
}: {
  id: string;
  stay: Stay;
  today: PlainDate;
  error: string | undefined;
  onStay: (stay: Stay) => void;
  /** Calls `take` with a stay that was chosen. */
  children: (take: (stay: Stay) => void) => ReactNode;
}): ReactNode {
  const { t, format } = useTexts();
  const isAlive = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const errorId = error ? `${id}-error` : undefined;
  // What was put into the browser's own fields before the page came alive.
  useLayoutEffect(() => {
    const [arrival, departure] = [id, `${id}-departure`].map((field) => document.getElementById(field));
    if (!(arrival instanceof HTMLInputElement) || !(departure instanceof HTMLInputElement)) return;
    const typed = { startDate: arrival.value, endDate: departure.value };
    if (typed.startDate !== startDate || typed.endDate !== endDate) onStay(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  const close = (): void => {
    setOpen(false);
    document.getElementById(id)?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    // On the window, behind the calendar's own: a choice half made is taken back first. A dialog around stays open.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      document.getElementById(id)?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, id]);
  if (!isAlive) {
    return (
      <div className={styles.row}>
        <TextField
          id={id}
          type="date"
          name="startDate"
          label={t('booking.stay.arrival')}
          min={today}
          defaultValue={startDate}
        />
        <TextField
          id={`${id}-departure`}
          type="date"
          name="endDate"
          label={t('booking.stay.departure')}
          min={startDate || today}
          defaultValue={endDate}
        />
      </div>
    );
  }
  const field = (name: 'arrival' | 'departure', date: PlainDate): ReactNode => (
    <ButtonField
      id={name === 'arrival' ? id : undefined}
      label={t(`booking.stay.${name}`)}
      value={date === '' ? t('booking.stay.choose') : format.dateWithWeekday(date)}
      icon="calendar"
      isOpen={isOpen}
      isInvalid={errorId !== undefined}
      errorId={errorId}
      onClick={() => setOpen(!isOpen)}
      testId={`choose-${name}`}
    />
  );
  return (
    <div className={styles.box}>
      <div className={styles.row}>
        {field('arrival', startDate)}
        {field('departure', endDate)}
      </div>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {isOpen && (
        <div className={styles.calendar}>
          {calendar((stay) => {
            onStay(stay);
            close();
          })}
        </div>
      )}
    </div>
  );
}
