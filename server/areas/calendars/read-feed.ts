import { countNights, type PlainDate, type Stay } from '../../../domain/stay.ts';
import { keepUnread } from '../../../domain/calendars/keep-unread.ts';
import { markSliding } from '../../../domain/calendars/sliding-windows.ts';
import { findTimeZone } from '../../../domain/time-zones.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { GuardedFetch } from '../../platform/guarded-fetch.ts';
import type { Tx } from '../../platform/database.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import { calendarBlocks } from '../booking/booking.ts';
import type { CalendarsDeps } from './calendars-context.ts';
import { announceCalendarChange } from './announce-calendar-change.ts';
import { calendarStore } from './calendar-store.ts';
import { feedStore, type FeedRow, type FeedRun } from './feed-store.ts';
import { sendDoubleMailJob, sendFeedMailJob } from './jobs/send-feed-mail-job.ts';
import { newDoubleBookings } from './rules/double-bookings.ts';
import { feedMinutes } from '../../../domain/calendars/feed-rhythm.ts';
import type { CalendarEvent } from '../../../domain/calendars/read-ical.ts';

/** Bytes; enough for thousands of stays. */
const maxBytes = 1_048_576;
const timeoutMs = 10_000;
const everyMs = feedMinutes * 60_000;
/** Consecutive failures, about three hours, until hosts are warned. */
const failuresTold = 6;
/** Milliseconds between two warnings about the same calendar. */
const toldAgainAfterMs = 3 * 86_400_000;
/** Spreads out requests to the same site. */
const jitterMs = 4 * 60_000;

export interface FeedDeps extends Pick<CalendarsDeps, 'connection' | 'catalogue' | 'clock'> {
  fetch: GuardedFetch;
  /** Domain of our own site, by which we recognise our own events in other calendars. */
  ownDomain: string;
}

export interface ReadOptions {
  /** True if the landlord has confirmed that the calendar is meant to be empty. */
  acceptsEmpty?: boolean;
  /** Fetches the whole calendar, even if it has not changed. */
  asksAnew?: boolean;
}

/**
 * Returns the events of a calendar that block nights. Events that only mark the end of the bookable period, and move with
 * the date, are left out if the landlord has chosen so.
 */
export function listBlockingEvents({
  events,
  ignoresSliding,
}: Pick<FeedRow, 'ignoresSliding'> & { events: readonly CalendarEvent[] }): CalendarEvent[] {
  return events.filter(({ sliding }) => !(sliding && ignoresSliding));
}

/**
 * Fetches a calendar and replaces its former content. An error is recorded and changes nothing, since an unreliable answer must not free
 * nights booked elsewhere. False if the calendar was deleted meanwhile.
 */
export async function readFeed(
  deps: FeedDeps,
  feedId: number,
  { acceptsEmpty = false, asksAnew = false }: ReadOptions = {},
): Promise<boolean> {
  const feed = await feedStore.find(deps.connection.db, feedId);
  if (!feed) return false;
  const requestedFeed = { ...feed, ...(asksAnew && { etag: null, lastModified: null }) };
  const { problem, read, unread } = await fetchCalendar(deps, requestedFeed, acceptsEmpty);
  const at = deps.clock.now();
  const nextRunAt = new Date(at.getTime() + everyMs + Math.round(Math.random() * jitterMs));
  const outcome = await retryTransaction(deps.connection, (tx) =>
    deps.catalogue.changeHome(tx, feed.objectNumber, async () => {
      const now = await feedStore.find(tx, feedId);
      if (!now) return { result: false };
      const events: readonly CalendarEvent[] = read?.events ?? now.events;
      // Also done for unchanged content, since an obstacle to its nights may have been removed here.
      const hasChanged = await calendarBlocks.replace(
        tx,
        feed.objectNumber,
        feedId,
        listBlockingEvents({ events, ignoresSliding: now.ignoresSliding }),
      );
      await feedStore.saveRun(tx, feedId, {
        ...{ at, nextRunAt, problem, hasChanged },
        ...(read && { read }),
        ...(unread && { unread }),
      });
      if (problem !== null) await tellOfFailure(tx, feedId, at);
      if (read) await tellOfDoubles(tx, now, { events, at, today: deps.clock.today() });
      // Only a changed result is an event.
      const kind = hasChanged ? 'feedRead' : problem !== null && now.problem === null ? 'feedFailed' : null;
      if (kind !== null) {
        const after = { feedId, name: now.name, nights: hasChanged ? countAllNights(events) : null, problem };
        await calendarStore.insertAct(tx, {
          ...{ objectNumber: feed.objectNumber, uid: null, kind, before: null, after, at },
        });
      }
      if (hasChanged) {
        const { objectNumber } = feed;
        await announceCalendarChange(tx, {
          ...{ objectNumber, event: 'calendar.changed', nights: null, source: 'calendar', at },
        });
      }
      return { result: true, change: hasChanged ? { kind: 'nights' } : null };
    }),
  );
  return outcome === true;
}

const countAllNights = (events: readonly Stay[]): number =>
  events.reduce((sum, stay) => sum + countNights(stay), 0);

async function tellOfFailure(tx: Tx, feedId: number, at: Date): Promise<void> {
  const toldBefore = new Date(at.getTime() - toldAgainAfterMs);
  if (!(await feedStore.markTold(tx, feedId, { at, failures: failuresTold, toldBefore }))) return;
  const payload = { feedId, at: at.getTime() };
  await enqueue(tx, sendFeedMailJob, payload, { key: `${feedId} ${payload.at}`, runAt: at });
}

/** Each double booking is reported once, as soon as it is found. */
async function tellOfDoubles(
  tx: Tx,
  feed: FeedRow,
  { events, at, today }: { events: readonly CalendarEvent[]; at: Date; today: PlainDate },
): Promise<void> {
  const bookedStays = await feedStore.staysEndingAfter(tx, feed.objectNumber, today);
  const relevantEvents = (calendarEvents: readonly CalendarEvent[]) =>
    listBlockingEvents({ events: calendarEvents, ignoresSliding: feed.ignoresSliding });
  const stays = newDoubleBookings(
    bookedStays,
    { before: relevantEvents(feed.events), now: relevantEvents(events) },
    today,
  );
  if (stays.length === 0) return;
  const payload = { feedId: feed.feedId, at: at.getTime(), stays };
  await enqueue(tx, sendDoubleMailJob, payload, { key: `${feed.feedId} ${payload.at}`, runAt: at });
}

type AskedFeed = Pick<
  FeedRow,
  'url' | 'etag' | 'lastModified' | 'events' | 'eventsDay' | 'unread' | 'objectNumber'
>;

/** Fetches and parses a calendar and compares it with the former content; stores nothing. */
export async function fetchCalendar(
  { fetch, clock, connection, ownDomain }: Omit<FeedDeps, 'catalogue'>,
  { url, etag, lastModified, events, eventsDay, unread, objectNumber }: AskedFeed,
  acceptsEmpty: boolean,
): Promise<Pick<FeedRun, 'problem' | 'read' | 'unread'>> {
  const today = clock.today();
  const response = await fetch(url, {
    ...{ maxBytes, timeoutMs },
    headers: {
      accept: 'text/calendar',
      ...(etag !== null && { 'if-none-match': etag }),
      ...(lastModified !== null && { 'if-modified-since': lastModified }),
    },
  });
  if (!response.ok) return { problem: response.problem };
  if (response.status === 304) return { problem: null };
  const zone = findTimeZone(await feedStore.placeOf(connection.db, objectNumber));
  // Loaded on demand, since a start should not load the calendar parser.
  const { isSuddenlyEmpty, readIcal } = await import('../../../domain/calendars/read-ical.ts');
  const parsedCalendar = readIcal(response.text, { today, ownDomain, zone });
  // A refused calendar changes nothing.
  if (!parsedCalendar.ok)
    return {
      problem: parsedCalendar.problem,
      unread: parsedCalendar.unread.map((line) => ({ ...line, uid: '' })),
    };
  const withUnread = keepUnread(parsedCalendar, { events, unread }, today);
  if (isSuddenlyEmpty(withUnread, events, today) && !acceptsEmpty) return { problem: 'suddenlyEmpty' };
  const read = {
    events: markSliding(withUnread, { today, before: { events, day: eventsDay } }),
    eventsDay: today,
    remarks: parsedCalendar.remarks,
    ...{ etag: response.etag, lastModified: response.lastModified },
  };
  return { problem: null, read, unread: parsedCalendar.unread };
}
