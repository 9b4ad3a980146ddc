import type { HomeFeeds } from '../../../contract/calendars/calendar-feed.ts';
import type { Tx } from '../../platform/database.ts';
import type { HomeChange } from '../catalogue/catalogue.ts';
import type { CalendarsDeps } from './calendars-context.ts';
import { feedStore, type FeedRow } from './feed-store.ts';
import { presentFeeds } from './present-feeds.ts';
import { objectNotFound, changeOwnCalendar, type Act } from './change-own-calendar.ts';

export const feedNotFound = { ok: false, type: 'feed-not-found', data: null } as const;

export async function presentFeedsOfOwner(
  deps: CalendarsDeps,
  uid: string,
  objectNumber: number,
): Promise<{ ok: true; data: HomeFeeds } | typeof objectNotFound> {
  const data = await presentFeeds(deps, uid, objectNumber);
  return data ? { ok: true, data } : objectNotFound;
}

/** Runs work on a calendar of the person's home, under the home's lock. Distinguishes another person's home from an unknown calendar. */
export async function onOwnFeed(
  deps: CalendarsDeps,
  { uid, objectNumber, feedId }: { uid: string; objectNumber: number; feedId: number },
  work: (tx: Tx, feed: FeedRow) => Promise<{ change: HomeChange | null; act: Act }>,
): Promise<{ ok: true; data: HomeFeeds } | typeof objectNotFound | typeof feedNotFound> {
  const done = await changeOwnCalendar<boolean>(
    deps,
    { uid },
    objectNumber,
    async (tx) => {
      const feed = await feedStore.findOwn(tx, uid, objectNumber, feedId);
      return feed ? { result: true, ...(await work(tx, feed)) } : { result: false, change: null };
    },
    { asOwner: true },
  );
  if (done === null) return objectNotFound;
  return done.result ? presentFeedsOfOwner(deps, uid, objectNumber) : feedNotFound;
}
