import type { runCalendarFeed } from '../../../../contract/calendars/run-calendar-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import { calendarStore } from '../calendar-store.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { feedNotFound, presentFeedsOfOwner } from '../change-feeds.ts';
import { feedStore } from '../feed-store.ts';
import { readFeed } from '../read-feed.ts';
import { objectNotFound } from '../change-own-calendar.ts';

export function runCalendarFeedHandler(deps: CalendarsDeps): Handler<typeof runCalendarFeed> {
  return async ({ objectNumber, feedID, acceptsEmpty }, { user }) => {
    const { db } = deps.connection;
    if (!(await calendarStore.findOwn(db, user.uid, objectNumber, true))) return objectNotFound;
    if (!(await feedStore.findOwn(db, user.uid, objectNumber, feedID))) return feedNotFound;
    const isThere = await readFeed(deps, feedID, { acceptsEmpty, asksAnew: true });
    return isThere ? presentFeedsOfOwner(deps, user.uid, objectNumber) : feedNotFound;
  };
}
