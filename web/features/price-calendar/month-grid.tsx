import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { addDays, nightsBetween, type PlainDate, type Stay } from '../../../domain/stay.ts';
import { classNames } from '../../components/class-names.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { someWeek, weeksOfMonth } from '../stay-picker/months.ts';
import { dayOf, departureFrom } from '../stay-picker/packed-calendar.ts';
import { savingOfMonth } from './calendar-prices.ts';
import { wordsOfDay, type DayContext } from './day-words.ts';
import styles from './price-calendar.module.css';

export interface DayEvents {
  onChoose: (date: PlainDate) => void;
  /** A mouse is over the day. */
  onPoint: (date: PlainDate) => void;
  onFocus: (date: PlainDate) => void;
  onKey: (event: KeyboardEvent, date: PlainDate) => void;
}

/** A month as a grid of days: the ARIA grid pattern with one tab stop. */
export function MonthGrid({
  first,
  context,
  marked,
  tabStop,
  events,
}: {
  first: PlainDate;
  context: DayContext;
  marked: Partial<Stay>;
  /** The day that the tab key reaches; null where it is in another month. */
  tabStop: PlainDate | null;
  events: DayEvents;
}): ReactNode {
  const { format } = useTexts();
  const id = useId();
  const saving = context.prices && savingOfMonth(context.prices, first);
  return (
    <table className={styles.month} role="grid" aria-labelledby={id}>
      <caption className={styles.caption} id={id}>
        {format.month(first)}
      </caption>
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
            {week.map((date, index) =>
              date ? (
                <Day
                  key={date}
                  date={date}
                  context={context}
                  marked={marked}
                  isTabStop={date === tabStop}
                  saving={saving}
                  events={events}
                />
              ) : (
                <td key={index} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({
  date,
  context,
  marked,
  isTabStop,
  saving,
  events,
}: {
  date: PlainDate;
  context: DayContext;
  marked: Partial<Stay>;
  isTabStop: boolean;
  saving: number | null;
  events: DayEvents;
}): ReactNode {
  const { t, format } = useTexts();
  const { calendar, prices, arrival } = context;
  const day = dayOf(calendar, date);
  const before = dayOf(calendar, addDays(date, -1));
  const isDeparture = arrival !== null && date > arrival;
  const canChoose = isDeparture
    ? departureFrom(calendar, arrival, date) === 'possible'
    : day?.arrival === true;
  const total = !isDeparture && day?.arrival ? (prices?.days.get(date)?.total ?? null) : null;
  const isLowest = saving !== null && total === saving;
  const isEdge = date === marked.startDate || date === marked.endDate;
  const isBetween =
    marked.startDate !== undefined &&
    marked.endDate !== undefined &&
    date > marked.startDate &&
    date < marked.endDate;
  const words = wordsOfDay(t, format, context, date);
  return (
    <td
      role="gridcell"
      data-date={date}
      tabIndex={isTabStop ? 0 : -1}
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
        !day ? styles.past : day.free ? styles.free : styles.taken,
        canChoose && styles.possible,
        // The night before ends in the morning of the day, its own begins in the afternoon.
        day && before && !before.free && day.free && styles.morningTaken,
        day && before?.free && !day.free && styles.afternoonTaken,
        isLowest && styles.lowest,
        isBetween && styles.between,
        isEdge && styles.chosen,
      )}
      onClick={() => events.onChoose(date)}
      onKeyDown={(event) => events.onKey(event, date)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') events.onPoint(date);
      }}
      onFocus={() => events.onFocus(date)}
    >
      <span className={styles.number}>{Number(date.slice(8))}</span>
      <span className={styles.note}>
        {isDeparture
          ? canChoose && t('object.priceCalendar.nightsShort', { count: nightsBetween(arrival, date) })
          : day?.arrival && (prices ? noteOf(total, isLowest, format.number) : <i className={styles.wait} />)}
      </span>
    </td>
  );
}

/** Whole euros have room in a cell; the exact sum is in the words of the day. */
function noteOf(total: number | null, isLowest: boolean, number: (value: number) => string): string {
  if (total === null) return '–';
  return `${isLowest ? '▾ ' : ''}${number(Math.ceil(total))}`;
}
