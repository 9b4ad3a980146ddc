import type { CalendarEvent } from '../../../../domain/calendars/read-ical.ts';
import type { PlainDate, Stay } from '../../../../domain/stay.ts';

export const shareNights = (one: Stay, other: Stay): boolean =>
  one.startDate < other.endDate && other.startDate < one.endDate;

/**
 * True for an event that is our own stay: other sites return it as a closed period and merge adjacent ones, so that the period covers the
 * whole stay.
 */
function isEcho(event: CalendarEvent, stay: Stay, today: PlainDate): boolean {
  const from = stay.startDate > today ? stay.startDate : today;
  return event.closed === true && event.startDate <= from && stay.endDate <= event.endDate;
}

const areSold = (stay: Stay, events: readonly CalendarEvent[], today: PlainDate): boolean =>
  events.some((event) => shareNights(event, stay) && !isEcho(event, stay, today));

/** Returns stays booked here that the calendar has also sold since it was last read. */
export function newDoubleBookings(
  bookedStays: readonly Stay[],
  events: { before: readonly CalendarEvent[]; now: readonly CalendarEvent[] },
  today: PlainDate,
): Stay[] {
  return bookedStays.filter(
    (stay) => areSold(stay, events.now, today) && !areSold(stay, events.before, today),
  );
}
