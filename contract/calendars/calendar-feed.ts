import { fetchProblems } from '../../domain/fetch-problems.ts';
import { z } from '../schema.ts';

/** Why a calendar was not taken over at its last run; what it said before is still blocked. */
export const feedProblems = [
  ...fetchProblems,
  'notCalendar',
  'truncated',
  'broken',
  'suddenlyEmpty',
] as const;

const stay = z.object({ startDate: z.string(), endDate: z.string() });

/** What a calendar of another site takes of a home, or would take. */
export const calendarNights = z.object({
  /** Nights that it takes from today on, each counted once. */
  nights: z.number(),
  /** Null where it takes none. */
  firstNight: z.string().nullable(),
  lastNight: z.string().nullable(),
  /** Windows that move on with the day, for the landlord to decide about. */
  sliding: z.array(stay),
  /** Where it takes nights that guests have booked here: both stand, until somebody decides. */
  conflicts: z.array(stay),
  /** What of it was left out, and how often. */
  remarks: z.array(z.object({ code: z.enum(['noNights', 'cancelled', 'transparent']), count: z.number() })),
  /** The first lines that cannot be read, as they stand in the file; what else their events say is blocked. */
  unread: z.array(z.object({ line: z.number(), text: z.string() })),
  unreadCount: z.number(),
});
export type CalendarNights = z.infer<typeof calendarNights>;

/** A calendar of another site that is connected with a home, and how it fares. */
const calendarFeed = z.object({
  feedID: z.number(),
  name: z.string(),
  url: z.string(),
  /** Windows that move on with the day block nothing here. */
  ignoresSliding: z.boolean(),
  problem: z.enum(feedProblems).nullable(),
  /** How many runs in a row went wrong. */
  failures: z.number(),
  lastRunAt: z.string().nullable(),
  lastSuccessAt: z.string().nullable(),
  /** The last run that changed what is blocked here. */
  lastChangeAt: z.string().nullable(),
  nextRunAt: z.string(),
  ...calendarNights.shape,
  /** Where that site reads what is taken here, without what it has sent itself; null while there is no address. */
  exportUrl: z.string().nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

/** All calendars of a home. */
export const homeFeeds = z.object({
  objectNumber: z.number(),
  title: z.string(),
  feeds: z.array(calendarFeed),
  /** Where other sites read what is taken here; null until somebody has asked for it. It opens without a login. */
  exportUrl: z.string().nullable(),
});
export type HomeFeeds = z.infer<typeof homeFeeds>;
