import type { CalendarFeed } from '../../../../contract/calendars/calendar-feed.ts';
import type { previewCalendarFeed } from '../../../../contract/calendars/preview-calendar-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import { calendarStore } from '../calendar-store.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { feedStore } from '../feed-store.ts';
import { presentNights } from '../present-feeds.ts';
import { fetchCalendar } from '../read-feed.ts';
import { isFeedAddress, findRefusal } from '../rules/new-feed.ts';
import { objectNotFound } from '../change-own-calendar.ts';

export function previewCalendarFeedHandler(deps: CalendarsDeps): Handler<typeof previewCalendarFeed> {
  return async ({ objectNumber, url }, { user }) => {
    if (!isFeedAddress(url)) return { ok: false, type: 'feed-address-invalid', data: null };
    const { db } = deps.connection;
    if (!(await calendarStore.findOwn(db, user.uid, objectNumber, true))) return objectNotFound;
    const refusal = findRefusal(await feedStore.ofHome(db, objectNumber), url);
    if (refusal) return { ok: false, type: refusal, data: null };
    const emptyFeed = { etag: null, lastModified: null, events: [], eventsDay: null, unread: [] };
    const {
      problem,
      read,
      unread = [],
    } = await fetchCalendar(deps, { ...emptyFeed, url, objectNumber }, false);
    const today = deps.clock.today();
    const { events = [], remarks = [] } = read ?? {};
    const preview = { events: [...events], remarks, unread: [...unread] };
    const bookedStays = await feedStore.staysEndingAfter(db, objectNumber, today);
    const nights = presentNights(preview, { blocked: events, booked: bookedStays, today });
    return { ok: true, data: { problem: problem as CalendarFeed['problem'], ...nights } };
  };
}
