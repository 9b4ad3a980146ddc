import { minStayBounds, rateMin } from '../../domain/homes/fact-bounds.ts';
import { bookingState } from '../booking/booking.ts';
import { languageCode, objectNumber, plainDate, uid, jwt, z } from '../schema.ts';

/** Nights from the first date until the morning of the second. */
export const range = { startDate: plainDate, endDate: plainDate };
/** What every call about one's own calendar sends. */
export const ownCall = { uid, jwt, languageCode };
export const ofHome = { ...ownCall, objectNumber };

/** Weekdays as bits, of which the lowest is Monday; at least one. */
const weekdays = z.number().int().min(1).max(127);
const rate = z.number().min(rateMin).max(100_000).multipleOf(0.01);

/** What becomes of the rates of the range; what is left out stays as it is. */
export const rateChange = z.strictObject({
  /** Euros a night. */
  nightly: rate.optional(),
  /** Euros for seven nights; left out beside a new nightly rate, a week that has a price of its own keeps it, and else is seven of these. */
  weekly: rate.optional(),
  minStay: z.number().int().min(minStayBounds[0]).max(minStayBounds[1]).optional(),
  arrivalDays: weekdays.optional(),
  departureDays: weekdays.optional(),
});

/** What takes nights of a home. */
const takenNights = z.object({
  stayID: z.number(),
  kind: z.enum(['booking', 'option', 'blocked']),
  /** Whose a block is: `landlord` alone can be changed here. */
  origin: z.enum(['landlord', 'feed', 'calendar']),
  startDate: z.string(),
  endDate: z.string(),
  /** What the landlord has noted about a block; nobody else reads it. */
  note: z.string(),
  /** Null for a block. */
  bookingID: z.number().nullable(),
  status: bookingState.nullable(),
  guest: z.string(),
});

const calendarSeason = z.object({
  fromDate: z.string(),
  /** The morning after its last night. */
  untilDate: z.string(),
  /** Euros. */
  nightly: z.number(),
  weekly: z.number(),
  minStay: z.number(),
  arrivalDays: z.number(),
  departureDays: z.number(),
});

export const calendarHome = z.object({
  objectNumber: z.number(),
  title: z.string(),
  place: z.string(),
  active: z.boolean(),
  /** Its prices come from a feed, and cannot be set here. */
  ratesOfFeed: z.boolean(),
  taken: z.array(takenNights),
  seasons: z.array(calendarSeason),
});
export type CalendarHome = z.infer<typeof calendarHome>;

/** The number by which what was done is undone. */
export const done = z.object({ actID: z.number() });

/** What else lies on the nights. */
export const conflicts = z.object({
  conflicts: z.array(z.object({ startDate: z.string(), endDate: z.string(), status: z.string() })),
});

/** What a stay comes to, in euros. */
export const sampleQuote = z.object({
  startDate: z.string(),
  endDate: z.string(),
  nights: z.number(),
  persons: z.number(),
  /** The guests pay this in all, with the booking and on site. */
  guestPays: z.number(),
  /** The part of it that is the town's. */
  touristTax: z.number(),
  commission: z.number(),
  landlordReceives: z.number(),
});
export type SampleQuote = z.infer<typeof sampleQuote>;
