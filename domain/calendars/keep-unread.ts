import type { PlainDate } from '../stay.ts';
import type { CalendarEvent, UnreadLine } from './read-ical.ts';

interface LastReading {
  events: readonly CalendarEvent[];
  unread: readonly UnreadLine[];
}

/**
 * Adds previous data of events that are unreadable now, so that a fault in the file frees no night. Some sites rename events each time,
 * so an unreadable event with a new name may be any missing one: then all of these stay under its name, until it can be read or is gone.
 */
export function keepUnread(now: LastReading, before: LastReading, today: PlainDate): CalendarEvent[] {
  const names = new Set(now.events.map(({ uid }) => uid));
  const unreadNames = new Set(now.unread.map(({ uid }) => uid));
  const namesBefore = new Set([...before.events, ...before.unread].map(({ uid }) => uid));
  const newName = [...unreadNames].find((uid) => !namesBefore.has(uid));
  const unreadEvents = before.events.flatMap((event): CalendarEvent[] => {
    if (event.endDate <= today) return [];
    if (unreadNames.has(event.uid ?? '')) return [event];
    if (newName === undefined || (event.uid !== undefined && names.has(event.uid))) return [];
    return [{ ...event, uid: newName }];
  });
  const startingNow = unreadEvents.map((event) =>
    event.startDate < today ? { ...event, startDate: today } : event,
  );
  return [...now.events, ...startingNow].sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
}
