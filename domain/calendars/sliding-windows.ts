import { addDays, nightsBetween, countNights, type PlainDate, type Stay } from '../stay.ts';
import type { CalendarEvent } from './read-ical.ts';

/** An earlier reading and its day; the day is null if it was not stored. */
export interface EarlierReading {
  events: readonly CalendarEvent[];
  day: PlainDate | null;
}

/** Typical windows of days that are not bookable yet: longer than a stay, and further ahead than most stays. */
const [nightsMin, beginsAfter, endsAfter] = [29, 60, 300];

/**
 * Marks closed times that move with the date: those that were the same number of days earlier when the calendar was last read, if they lie
 * where other sites have such windows (about today, or at the end of their booking period) or are long and far ahead. Other sites also
 * export guests' stays as closed, so that a period that did not move is not marked.
 */
export function markSliding(
  events: readonly CalendarEvent[],
  { today, before }: { today: PlainDate; before: EarlierReading },
): CalendarEvent[] {
  return events.map((event) => ({
    ...event,
    sliding: event.closed === true && (isFarWindow(event, today) || hasMoved(event, events, before, today)),
  }));
}

function isFarWindow(stay: Stay, today: PlainDate): boolean {
  return (
    countNights(stay) >= nightsMin &&
    stay.startDate >= addDays(today, beginsAfter) &&
    stay.endDate >= addDays(today, endsAfter)
  );
}

function hasMoved(
  event: CalendarEvent,
  events: readonly CalendarEvent[],
  before: EarlierReading,
  today: PlainDate,
): boolean {
  const days = before.day === null ? 0 : nightsBetween(before.day, today);
  // On the same day a window cannot have moved.
  if (days <= 0)
    return days === 0 && before.events.some((earlier) => earlier.sliding && isSame(earlier, event));
  if (event.startDate > addDays(today, 1) && event.endDate < addDays(today, endsAfter)) return false;
  const stoodHere = before.events.some((earlier) => isSame(fromDay(earlier, today), event));
  if (stoodHere) return false;
  const earlierStay = { startDate: addDays(event.startDate, -days), endDate: addDays(event.endDate, -days) };
  const isStillThere = events.some((other) => other !== event && isSame(other, fromDay(earlierStay, today)));
  return !isStillThere && before.events.some((earlier) => earlier.closed && isSame(earlier, earlierStay));
}

const isSame = (one: Stay, other: Stay): boolean =>
  one.startDate === other.startDate && one.endDate === other.endDate;

const fromDay = (stay: Stay, day: PlainDate): Stay => ({
  startDate: stay.startDate > day ? stay.startDate : day,
  endDate: stay.endDate,
});
