import type { removeCalendarFeed } from '../../../../contract/calendars/remove-calendar-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import { calendarBlocks } from '../../booking/booking.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { onOwnFeed } from '../change-feeds.ts';
import { feedStore } from '../feed-store.ts';

export function removeCalendarFeedHandler(deps: CalendarsDeps): Handler<typeof removeCalendarFeed> {
  return ({ objectNumber, feedID }, { user }) =>
    onOwnFeed(deps, { uid: user.uid, objectNumber, feedId: feedID }, async (tx, { name }) => {
      await calendarBlocks.replace(tx, objectNumber, feedID, []);
      await feedStore.delete(tx, feedID);
      return {
        change: { kind: 'nights' },
        act: { kind: 'feedRemoved', before: { feedId: feedID, name }, after: null },
      };
    });
}
