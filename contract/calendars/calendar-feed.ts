import { fetchProblems } from '../../domain/fetch-problems.ts';
import { z } from '../schema.ts';

/** Why a calendar cannot be relied on, whether it was fetched or is a file. */
export const fileProblems = ['notCalendar', 'truncated', 'broken'] as const;

/** Why the last fetch of a calendar failed. The nights of its last successful fetch stay blocked. */
export const feedProblems = [...fetchProblems, ...fileProblems, 'suddenlyEmpty'] as const;

const stay = z.object({ startDate: z.string(), endDate: z.string() });

export const calendarNights = z.object({
  /** Number of nights from today on, without duplicates. */
  nights: z.number(),
  /** Null if the calendar has no occupied nights. */
  firstNight: z.string().nullable(),
  lastNight: z.string().nullable(),
  /**
   * Blocked periods that move with the current day, such as "no bookings within three days". The landlord decides
   * whether they count.
   */
  sliding: z.array(stay),
  /** Nights that are also booked here. Both entries stay until the landlord decides. */
  conflicts: z.array(stay),
  /** Skipped entries, counted by reason. */
  remarks: z.array(z.object({ code: z.enum(['noNights', 'cancelled', 'transparent']), count: z.number() })),
  /** The first unreadable lines of the file. The nights of their events are blocked as far as they can be read. */
  unread: z.array(z.object({ line: z.number(), text: z.string() })),
  unreadCount: z.number(),
});
export type CalendarNights = z.infer<typeof calendarNights>;

const calendarFeed = z.object({
  feedID: z.number(),
  name: z.string(),
  url: z.string(),
  /** True if periods that move with the current day block no nights. */
  ignoresSliding: z.boolean(),
  problem: z.enum(feedProblems).nullable(),
  failures: z.number(),
  lastRunAt: z.string().nullable(),
  lastSuccessAt: z.string().nullable(),
  lastChangeAt: z.string().nullable(),
  nextRunAt: z.string(),
  ...calendarNights.shape,
  /**
   * The address at which that site reads the nights occupied here, except those it sent itself. Null if not created
   * yet.
   */
  exportUrl: z.string().nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const homeFeeds = z.object({
  objectNumber: z.number(),
  title: z.string(),
  feeds: z.array(calendarFeed),
  /** The public address at which other sites read the nights occupied here. Null if not created yet. */
  exportUrl: z.string().nullable(),
});
export type HomeFeeds = z.infer<typeof homeFeeds>;
