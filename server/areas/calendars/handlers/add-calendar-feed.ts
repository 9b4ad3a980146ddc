import type { addCalendarFeed } from '../../../../contract/calendars/add-calendar-feed.ts';
import type { Handler } from '../../../http/handler.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { presentFeedsOfOwner } from '../change-feeds.ts';
import { feedStore } from '../feed-store.ts';
import { readFeed } from '../read-feed.ts';
import { isFeedAddress, findRefusal, type FeedRefusal } from '../rules/new-feed.ts';
import { objectNotFound, changeOwnCalendar } from '../change-own-calendar.ts';

export function addCalendarFeedHandler(deps: CalendarsDeps): Handler<typeof addCalendarFeed> {
  return async ({ objectNumber, name, url }, { user }) => {
    if (!isFeedAddress(url)) return { ok: false, type: 'feed-address-invalid', data: null };
    const addedFeed = await changeOwnCalendar<number | FeedRefusal>(
      deps,
      user,
      objectNumber,
      async (tx) => {
        const refusal = findRefusal(await feedStore.ofHome(tx, objectNumber), url);
        if (refusal) return { result: refusal, change: null };
        const at = deps.clock.now();
        const feedId = await feedStore.insert(tx, { objectNumber, name, url, at });
        return {
          result: feedId,
          change: null,
          act: { kind: 'feedAdded', before: null, after: { feedId, name } },
        };
      },
      { asOwner: true },
    );
    if (addedFeed === null) return objectNotFound;
    if (typeof addedFeed.result === 'string') return { ok: false, type: addedFeed.result, data: null };
    await readFeed(deps, addedFeed.result);
    return presentFeedsOfOwner(deps, user.uid, objectNumber);
  };
}
