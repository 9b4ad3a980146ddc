import type { ReactNode } from 'react';
import { addDays, type PlainDate, type Stay } from '../../../domain/stay.ts';
import { classNames } from '../../components/class-names.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { explainDay } from './explain-day.ts';
import { someWeek, weeksOfMonth } from './months.ts';
import { dayOf, departureFrom, type PackedCalendar } from './packed-calendar.ts';
import styles from './calendar-month.module.css';

export function CalendarMonth({
  first,
  calendar,
  arrival,
  marked,
  focus,
  isTabStop,
  onChoose,
  onPoint,
  onFocus,
}: {
  first: PlainDate;
  calendar: PackedCalendar;
  /** Chosen already, while the departure is being chosen. */
  arrival: PlainDate | null;
  marked: Partial<Stay>;
  focus: PlainDate | null;
  isTabStop: boolean;
  onChoose: (date: PlainDate) => void;
  onPoint: (date: PlainDate) => void;
  onFocus: (date: PlainDate) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const tabStop = focus ?? (first < calendar.from ? calendar.from : first);

  const cell = (date: PlainDate): ReactNode => {
    const day = dayOf(calendar, date);
    const before = dayOf(calendar, addDays(date, -1));
    const canChoose =
      arrival !== null && date > arrival
        ? departureFrom(calendar, arrival, date) === 'possible'
        : day?.arrival === true;
    const isStart = date === marked.startDate;
    const isEnd = date === marked.endDate;
    const between =
      marked.startDate !== undefined &&
      marked.endDate !== undefined &&
      date > marked.startDate &&
      date < marked.endDate;
    return (
      <button
        type="button"
        data-date={date}
        tabIndex={isTabStop && date === tabStop ? 0 : -1}
        aria-disabled={!canChoose}
        aria-pressed={isStart || isEnd || between}
        aria-label={`${format.dateWithWeekday(date)}: ${explainDay(t, calendar, date, arrival)}`}
        className={classNames(
          styles.day,
          day?.free ? styles.free : styles.taken,
          canChoose && styles.possible,
          // The night before ends in the morning of the day, its own begins in the afternoon.
          day && before && !before.free && day.free && styles.morningTaken,
          day && before?.free && !day.free && styles.afternoonTaken,
          (isStart || isEnd) && styles.chosen,
          between && styles.between,
        )}
        onClick={() => onChoose(date)}
        onPointerEnter={() => onPoint(date)}
        onFocus={() => onFocus(date)}
      >
        {Number(date.slice(8))}
      </button>
    );
  };

  return (
    <table className={styles.month}>
      <caption className={styles.caption}>{format.month(first)}</caption>
      <thead>
        <tr>
          {someWeek.map((day) => (
            <th key={day} scope="col" abbr={format.weekdayLong(day)} className={styles.weekday}>
              {format.weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(first).map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, index) => (
              <td key={index} className={styles.cell}>
                {date && cell(date)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
