import type { CalendarFeed, CalendarNights, HomeFeeds } from '../../../contract/calendars/calendar-feed.ts';
import type { PlainDate, Stay } from '../../../domain/stay.ts';
import { calendarStore } from './calendar-store.ts';
import type { CalendarsDeps } from './calendars-context.ts';
import { exportUrl } from './export-calendar.ts';
import { feedStore, type FeedRow } from './feed-store.ts';
import { listBlockingEvents } from './read-feed.ts';
import { countBlockedNights } from './rules/blocked-nights.ts';
import { shareNights } from './rules/double-bookings.ts';

/** Maximum number of listed unreadable lines, enough to find the error. */
const unreadMax = 20;

/** Null if the home is somebody else's. */
export async function presentFeeds(
  deps: CalendarsDeps,
  uid: string,
  objectNumber: number,
): Promise<HomeFeeds | null> {
  const { db } = deps.connection;
  const home = await calendarStore.findOwn(db, uid, objectNumber, true);
  if (!home) return null;
  const [feeds, nonce, bookedStays] = await Promise.all([
    feedStore.ofHome(db, objectNumber),
    feedStore.exportNonce(db, objectNumber),
    feedStore.staysEndingAfter(db, objectNumber, deps.clock.today()),
  ]);
  const exportAddress = (feedId: number): string | null =>
    nonce === null ? null : exportUrl(deps, { objectNumber, nonce, feedId });
  return {
    objectNumber,
    title: home.title,
    feeds: feeds.map((feed) => present(feed, bookedStays, deps.clock.today(), exportAddress(feed.feedId))),
    exportUrl: exportAddress(0),
  };
}

function present(
  feed: FeedRow,
  bookedStays: readonly Stay[],
  today: string,
  ownAddress: string | null,
): CalendarFeed {
  const blockedStays = listBlockingEvents(feed).filter(({ endDate }) => endDate > today);
  const moment = (at: Date | null): string | null => at?.toISOString() ?? null;
  return {
    feedID: feed.feedId,
    name: feed.name,
    url: feed.url,
    ignoresSliding: feed.ignoresSliding,
    problem: feed.problem as CalendarFeed['problem'],
    failures: feed.failures,
    lastRunAt: moment(feed.lastRunAt),
    lastSuccessAt: moment(feed.lastSuccessAt),
    lastChangeAt: moment(feed.lastChangeAt),
    nextRunAt: feed.nextRunAt.toISOString(),
    ...presentNights(feed, { blocked: blockedStays, booked: bookedStays, today }),
    exportUrl: ownAddress,
  };
}

/** Presents the effect of a calendar: the nights it blocks or would block, adjacent events, and ignored ones. */
export function presentNights(
  { events, remarks, unread }: Pick<FeedRow, 'events' | 'remarks' | 'unread'>,
  { blocked, booked, today }: { blocked: readonly Stay[]; booked: readonly Stay[]; today: PlainDate },
): CalendarNights {
  return {
    ...countBlockedNights(blocked, today),
    sliding: events.filter(({ sliding, endDate }) => sliding && endDate > today).map(dates),
    conflicts: blocked.filter((stay) => booked.some((other) => shareNights(stay, other))).map(dates),
    remarks,
    unread: unread.slice(0, unreadMax).map(({ line, text }) => ({ line, text })),
    unreadCount: unread.length,
  };
}

const dates = ({ startDate, endDate }: Stay): Stay => ({ startDate, endDate });
