import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import type { PlainDate, Stay } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { classNames } from '../../components/class-names.ts';
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
  /** Renders content that calls `take` with a chosen stay. */
  children: (take: (stay: Stay) => void) => ReactNode;
}): ReactNode {
  const { t, format } = useTexts();
  const isAlive = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const errorId = error ? `${id}-error` : undefined;
  // Reads input in the native fields from before hydration.
  useLayoutEffect(() => {
    const [arrival, departure] = [id, `${id}-departure`].map((field) => document.getElementById(field));
    if (!(arrival instanceof HTMLInputElement) || !(departure instanceof HTMLInputElement)) return;
    const earlyInput = { startDate: arrival.value, endDate: departure.value };
    if (earlyInput.startDate !== startDate || earlyInput.endDate !== endDate) onStay(earlyInput);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  const close = (): void => {
    setOpen(false);
    document.getElementById(id)?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    // Listens on the window, after the calendar's own handler, which cancels a half-made choice first. A dialog around stays open.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      document.getElementById(id)?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, id]);
  const field = (name: 'arrival' | 'departure', date: PlainDate): ReactNode => (
    <ButtonField
      id={isAlive && name === 'arrival' ? id : undefined}
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
  const fields = (
    <>
      {field('arrival', startDate)}
      {field('departure', endDate)}
    </>
  );
  if (!isAlive) {
    // Native fields show dates in the browser's language, so they are for browsers without scripts alone.
    return (
      <>
        <div className={classNames(styles.row, styles.coming)} inert>
          {fields}
        </div>
        <div className={classNames(styles.row, styles.native)}>
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
      </>
    );
  }
  return (
    <div className={styles.box}>
      <div className={styles.row}>{fields}</div>
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
