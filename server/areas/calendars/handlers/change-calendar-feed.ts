import type { changeCalendarFeed } from '../../../../contract/calendars/change-calendar-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import { calendarBlocks } from '../../booking/booking.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { onOwnFeed } from '../change-feeds.ts';
import { feedStore } from '../feed-store.ts';
import { listBlockingEvents } from '../read-feed.ts';

export function changeCalendarFeedHandler(deps: CalendarsDeps): Handler<typeof changeCalendarFeed> {
  return ({ objectNumber, feedID, name, ignoresSliding }, { user }) =>
    onOwnFeed(deps, { uid: user.uid, objectNumber, feedId: feedID }, async (tx, feed) => {
      await feedStore.update(tx, feedID, { name, ignoresSliding });
      const stays = listBlockingEvents({ events: feed.events, ignoresSliding });
      const hasChanged = await calendarBlocks.replace(tx, objectNumber, feedID, stays);
      return {
        change: hasChanged ? { kind: 'nights' } : null,
        act: {
          kind: 'feedChanged',
          before: { feedId: feedID, name: feed.name, ignoresSliding: feed.ignoresSliding },
          after: { feedId: feedID, name, ignoresSliding },
        },
      };
    });
}
