import type { CalendarEvent } from '../../../../domain/calendars/read-ical.ts';
import type { PlainDate, Stay } from '../../../../domain/stay.ts';

export const shareNights = (one: Stay, other: Stay): boolean =>
  one.startDate < other.endDate && other.startDate < one.endDate;

/** Other sites write what they have read here as closed, and join what touches: such a time holds the whole stay. */
function isEcho(event: CalendarEvent, stay: Stay, today: PlainDate): boolean {
  const from = stay.startDate > today ? stay.startDate : today;
  return event.closed === true && event.startDate <= from && stay.endDate <= event.endDate;
}

const areSold = (stay: Stay, events: readonly CalendarEvent[], today: PlainDate): boolean =>
  events.some((event) => shareNights(event, stay) && !isEcho(event, stay, today));

/** Stays that guests have booked here and that a calendar sells once more since it was read last. */
export function newDoubleBookings(
  booked: readonly Stay[],
  events: { before: readonly CalendarEvent[]; now: readonly CalendarEvent[] },
  today: PlainDate,
): Stay[] {
  return booked.filter((stay) => areSold(stay, events.now, today) && !areSold(stay, events.before, today));
}
