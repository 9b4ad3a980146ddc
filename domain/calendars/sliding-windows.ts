import { addDays, nightsBetween, nightsOf, type PlainDate, type Stay } from '../stay.ts';
import type { CalendarEvent } from './read-ical.ts';

/** An earlier reading and its day; the day is null if it was not stored. */
export interface EarlierReading {
  events: readonly CalendarEvent[];
  day: PlainDate | null;
}

/** A window that closes days not bookable yet is longer than a stay, and lies further ahead than most. */
const [nightsMin, beginsAfter, endsAfter] = [29, 60, 300];

/**
 * Marks closed times that move on with the day: those that stood as many days earlier when the calendar was read as many days ago, if
 * they lie where other sites have such windows (about today, or where their bookings end) or are long and far ahead. Sites also call
 * guests' stays closed: whatever stayed where it was is not marked.
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
    nightsOf(stay) >= nightsMin &&
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
  // On the same day a window stands where it stood.
  if (days <= 0)
    return days === 0 && before.events.some((earlier) => earlier.sliding && isSame(earlier, event));
  if (event.startDate > addDays(today, 1) && event.endDate < addDays(today, endsAfter)) return false;
  const stoodHere = before.events.some((earlier) => isSame(fromDay(earlier, today), event));
  if (stoodHere) return false;
  const there = { startDate: addDays(event.startDate, -days), endDate: addDays(event.endDate, -days) };
  const isStillThere = events.some((other) => other !== event && isSame(other, fromDay(there, today)));
  return !isStillThere && before.events.some((earlier) => earlier.closed && isSame(earlier, there));
}

const isSame = (one: Stay, other: Stay): boolean =>
  one.startDate === other.startDate && one.endDate === other.endDate;

const fromDay = (stay: Stay, day: PlainDate): Stay => ({
  startDate: stay.startDate > day ? stay.startDate : day,
  endDate: stay.endDate,
});
