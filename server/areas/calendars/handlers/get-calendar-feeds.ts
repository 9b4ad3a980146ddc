import type { getCalendarFeeds } from '../../../../contract/calendars/get-calendar-feeds.ts';
import type { Handler } from '../../../http/handler.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { presentFeedsOfOwner } from '../change-feeds.ts';

export function getCalendarFeedsHandler(deps: CalendarsDeps): Handler<typeof getCalendarFeeds> {
  return ({ objectNumber }, { user }) => presentFeedsOfOwner(deps, user.uid, objectNumber);
}
