import type { CalendarFeed } from '../../../../contract/calendars/calendar-feed.ts';
import type { previewCalendarFeed } from '../../../../contract/calendars/preview-calendar-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import { calendarStore } from '../calendar-store.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { feedStore } from '../feed-store.ts';
import { presentNights } from '../present-feeds.ts';
import { fetchCalendar } from '../read-feed.ts';
import { isFeedAddress, refusalOf } from '../rules/new-feed.ts';
import { objectNotFound } from '../under-own-home.ts';

export function previewCalendarFeedHandler(deps: CalendarsDeps): Handler<typeof previewCalendarFeed> {
  return async ({ objectNumber, url }, { user }) => {
    if (!isFeedAddress(url)) return { ok: false, type: 'feed-address-invalid', data: null };
    const { db } = deps.connection;
    if (!(await calendarStore.findOwn(db, user.uid, objectNumber))) return objectNotFound;
    const refusal = refusalOf(await feedStore.ofHome(db, objectNumber), url);
    if (refusal) return { ok: false, type: refusal, data: null };
    const unknown = { etag: null, lastModified: null, events: [], eventsDay: null, unread: [] };
    const {
      problem,
      read,
      unread = [],
    } = await fetchCalendar(deps, { ...unknown, url, objectNumber }, false);
    const today = deps.clock.today();
    const { events = [], remarks = [] } = read ?? {};
    const seen = { events: [...events], remarks, unread: [...unread] };
    const booked = await feedStore.bookedNights(db, objectNumber, today);
    const nights = presentNights(seen, { blocked: events, booked, today });
    return { ok: true, data: { problem: problem as CalendarFeed['problem'], ...nights } };
  };
}
