import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { addDays, type PlainDate, type Stay } from '../../../domain/stay.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../shell/texts-context.tsx';
import { explainDay } from './explain-day.ts';
import { CalendarMonth } from './calendar-month.tsx';
import { firstOfMonth, shiftMonth } from './months.ts';
import { departureFrom, dayOf, type PackedCalendar } from './packed-calendar.ts';
import styles from './stay-calendar.module.css';

/** Days that a key moves the focus by. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/**
 * Two months from which arrival and departure are chosen. A day that cannot be chosen stays reachable and
 * says why.
 */
export default function StayCalendar({
  calendar,
  stay,
  onStay,
  onClose,
}: {
  calendar: PackedCalendar;
  stay: Partial<Stay>;
  onStay: (stay: Stay) => void;
  onClose: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const last = addDays(calendar.from, calendar.days.length - 1);
  const within = (date: PlainDate): PlainDate => {
    if (date < calendar.from) return calendar.from;
    return date > last ? last : date;
  };
  const [arrival, setArrival] = useState<PlainDate | null>(null);
  const [focus, setFocus] = useState<PlainDate>(() => within(stay.startDate ?? firstArrival(calendar)));
  const [month, setMonth] = useState(() => firstOfMonth(focus));
  const [hovered, setHovered] = useState<PlainDate | null>(null);
  const grid = useRef<HTMLDivElement>(null);

  // The dialog would begin at its close button.
  useEffect(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), []);

  const show = (date: PlainDate): void => {
    setFocus(date);
    const first = firstOfMonth(date);
    if (first < month || first > shiftMonth(month, 1)) setMonth(first);
    // The cell may be of a month that is only now drawn.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus());
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = keySteps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      show(within(addDays(focus, step)));
    } else if (event.key === 'PageDown' || event.key === 'PageUp') {
      event.preventDefault();
      show(within(addDays(focus, event.key === 'PageDown' ? 28 : -28)));
    }
  };

  const choose = (date: PlainDate): void => {
    setFocus(date);
    if (arrival !== null && date > arrival) {
      if (departureFrom(calendar, arrival, date) !== 'possible') return;
      onStay({ startDate: arrival, endDate: date });
      onClose();
    } else if (dayOf(calendar, date)?.arrival) {
      setArrival(date);
    }
  };

  const explained = hovered ?? focus;
  const marked = arrival === null ? stay : { startDate: arrival, endDate: endOfRange(arrival, explained) };
  return (
    <Dialog
      title={t(arrival === null ? 'object.calendar.chooseArrival' : 'object.calendar.chooseDeparture')}
      closeLabel={t('search.close')}
      onClose={onClose}
      wide
      footer={
        <>
          <p className={styles.explained} role="status">
            <b>{format.dateWithWeekday(explained)}:</b> {explainDay(t, calendar, explained, arrival)}
          </p>
          {arrival !== null && (
            <Button variant="quiet" onClick={() => setArrival(null)}>
              {t('object.calendar.otherArrival')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.turns}>
        <button
          type="button"
          className={styles.turn}
          disabled={month <= firstOfMonth(calendar.from)}
          onClick={() => setMonth(shiftMonth(month, -1))}
          aria-label={t('object.calendar.previousMonth')}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className={styles.turn}
          disabled={shiftMonth(month, 1) > firstOfMonth(last)}
          onClick={() => setMonth(shiftMonth(month, 1))}
          aria-label={t('object.calendar.nextMonth')}
        >
          <Icon name="right" />
        </button>
      </div>
      <div
        className={styles.months}
        ref={grid}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setHovered(null)}
        role="presentation"
      >
        {[month, shiftMonth(month, 1)].map((first) => (
          <CalendarMonth
            key={first}
            first={first}
            calendar={calendar}
            arrival={arrival}
            marked={marked}
            focus={firstOfMonth(focus) === first ? focus : null}
            isTabStop={firstOfMonth(focus) === first || (first === month && !inMonths(focus, month))}
            onChoose={choose}
            onPoint={setHovered}
            onFocus={setFocus}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        <li className={styles.legendFree}>{t('object.calendar.legendArrival')}</li>
        <li className={styles.legendOther}>{t('object.calendar.legendFree')}</li>
        <li className={styles.legendBooked}>{t('object.calendar.legendBooked')}</li>
        <li className={styles.legendHalf}>{t('object.calendar.legendHalf')}</li>
      </ul>
    </Dialog>
  );
}

function endOfRange(arrival: PlainDate, date: PlainDate): PlainDate {
  return date > arrival ? date : arrival;
}

function inMonths(date: PlainDate, month: PlainDate): boolean {
  return date >= month && date < shiftMonth(month, 2);
}

function firstArrival(calendar: PackedCalendar): PlainDate {
  for (let index = 0; index < calendar.days.length; index += 1) {
    const date = addDays(calendar.from, index);
    if (dayOf(calendar, date)?.arrival) return date;
  }
  return calendar.from;
}
