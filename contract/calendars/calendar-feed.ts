import { fetchProblems } from '../../domain/fetch-problems.ts';
import { z } from '../schema.ts';

/** Why the last reading of a calendar failed; the nights that it named before stay blocked. */
export const feedProblems = [
  ...fetchProblems,
  'notCalendar',
  'truncated',
  'broken',
  'suddenlyEmpty',
] as const;

const stay = z.object({ startDate: z.string(), endDate: z.string() });

export const calendarNights = z.object({
  /** Nights from today on, each counted once. */
  nights: z.number(),
  /** Null: it takes no nights. */
  firstNight: z.string().nullable(),
  lastNight: z.string().nullable(),
  /** Windows that move with the current day; the landlord decides about them. */
  sliding: z.array(stay),
  /** Nights that guests have also booked here: both stay until somebody decides. */
  conflicts: z.array(stay),
  /** Entries that were left out, and how often. */
  remarks: z.array(z.object({ code: z.enum(['noNights', 'cancelled', 'transparent']), count: z.number() })),
  /** The first unreadable lines, as in the file; the readable rest of their events is blocked. */
  unread: z.array(z.object({ line: z.number(), text: z.string() })),
  unreadCount: z.number(),
});
export type CalendarNights = z.infer<typeof calendarNights>;

const calendarFeed = z.object({
  feedID: z.number(),
  name: z.string(),
  url: z.string(),
  /** Windows that move with the current day block nothing. */
  ignoresSliding: z.boolean(),
  problem: z.enum(feedProblems).nullable(),
  /** Failed runs in a row. */
  failures: z.number(),
  lastRunAt: z.string().nullable(),
  lastSuccessAt: z.string().nullable(),
  lastChangeAt: z.string().nullable(),
  nextRunAt: z.string(),
  ...calendarNights.shape,
  /** The address at which that site reads the nights taken here, without those that it sent itself; null: no address yet. */
  exportUrl: z.string().nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const homeFeeds = z.object({
  objectNumber: z.number(),
  title: z.string(),
  feeds: z.array(calendarFeed),
  /** The address at which other sites read the nights taken here, without a login; null until somebody has asked for it. */
  exportUrl: z.string().nullable(),
});
export type HomeFeeds = z.infer<typeof homeFeeds>;
