import type { ReactNode } from 'react';
import { addDays, type PlainDate, type Stay } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { classNames } from '../../components/class-names.ts';
import styles from './calendar.module.css';
import { MonthTable } from './month-table.tsx';
import { getDay, departureFrom, type PackedCalendar } from './packed-calendar.ts';
import type { CalendarState } from './use-calendar.ts';

export interface DayContent {
  /** Whole sentences read after the date: what can be done with the day, or why nothing can. */
  words: string;
  note?: ReactNode;
  isLowest?: boolean;
  /** True for a school holiday of the region that the visitor chose. */
  isHoliday?: boolean;
}

export interface MonthGridProps {
  calendar: PackedCalendar;
  arrival: PlainDate | null;
  marked: Partial<Stay>;
  face: (date: PlainDate, canChoose: boolean) => DayContent;
  state: Pick<CalendarState, 'tabStop' | 'point' | 'focus' | 'onKey'>;
  onChoose: (date: PlainDate) => void;
}

/** Renders a month by the ARIA grid pattern, with one tab stop in the whole calendar. */
export function MonthGrid({ first, ...days }: MonthGridProps & { first: PlainDate }): ReactNode {
  return (
    <MonthTable
      first={first}
      from={days.calendar.from}
      isGrid
      className={styles.month}
      captionClass={styles.caption}
      weekdayClass={styles.weekday}
    >
      {(date) => <Day key={date} date={date} {...days} />}
    </MonthTable>
  );
}

function Day({
  date,
  calendar,
  arrival,
  marked: { startDate, endDate },
  face,
  state,
  onChoose,
}: MonthGridProps & { date: PlainDate }): ReactNode {
  const { t, format } = useTexts();
  const day = getDay(calendar, date);
  const dayBefore = getDay(calendar, addDays(date, -1));
  const canChoose =
    arrival !== null && date > arrival
      ? departureFrom(calendar, arrival, date) === 'possible'
      : day?.arrival === true;
  const isEdge = date === startDate || date === endDate;
  const isBetween = startDate !== undefined && endDate !== undefined && date > startDate && date < endDate;
  const { words, note, isLowest = false, isHoliday = false } = face(date, canChoose);
  return (
    <td
      role="gridcell"
      data-date={date}
      tabIndex={date === state.tabStop ? 0 : -1}
      aria-disabled={!canChoose}
      aria-selected={isEdge || isBetween}
      aria-label={[
        `${format.dateWithWeekday(date)}:`,
        words,
        isLowest ? t('object.priceCalendar.lowest') : '',
      ]
        .filter(Boolean)
        .join(' ')}
      className={classNames(
        styles.day,
        !day ? styles.past : day.free ? styles.free : styles.occupied,
        canChoose && styles.possible,
        // A day starts with the end of the night before and ends with the start of its own night.
        day && dayBefore && !dayBefore.free && day.free && styles.morningOccupied,
        day && dayBefore?.free && !day.free && styles.afternoonOccupied,
        isLowest && styles.lowest,
        isHoliday && styles.holiday,
        isBetween && styles.between,
        isEdge && styles.chosen,
      )}
      onClick={() => onChoose(date)}
      onKeyDown={(event) => state.onKey(event, date)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') state.point(date);
      }}
      onFocus={() => state.focus(date)}
    >
      <span className={styles.number}>{Number(date.slice(8))}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </td>
  );
}
