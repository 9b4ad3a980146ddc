import type { changeCalendarFeed } from '../../../../contract/calendars/change-calendar-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import { calendarBlocks } from '../../booking/booking.ts';
import type { CalendarsDeps } from '../calendars.ts';
import { onOwnFeed } from '../change-feeds.ts';
import { feedStore } from '../feed-store.ts';
import { blockedBy } from '../read-feed.ts';

export function changeCalendarFeedHandler(deps: CalendarsDeps): Handler<typeof changeCalendarFeed> {
  return ({ objectNumber, feedID, name, ignoresSliding }, { user }) =>
    onOwnFeed(deps, { uid: user.uid, objectNumber, feedId: feedID }, async (tx, { events }) => {
      await feedStore.update(tx, feedID, { name, ignoresSliding });
      const stays = blockedBy({ events, ignoresSliding });
      const hasChanged = await calendarBlocks.replace(tx, objectNumber, feedID, stays);
      return hasChanged ? { kind: 'nights' } : null;
    });
}
