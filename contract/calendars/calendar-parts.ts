import { minStayBounds, rateMin, seasonNameMax } from '../../domain/homes/fact-bounds.ts';
import { bookingState } from '../booking/booking.ts';
import { amountInEuros, inEuros, languageCode, objectNumber, plainDate, z } from '../schema.ts';

/** Nights from `startDate` until the morning of `endDate`. */
export const range = { startDate: plainDate, endDate: plainDate };
export const ownCall = { languageCode };
export const ownHomeRequest = { ...ownCall, objectNumber };

/** Bits of weekdays, Monday is the lowest. At least one is set. */
const weekdays = z.number().int().min(1).max(127);
const rate = inEuros(z.number().min(rateMin).max(100_000).multipleOf(0.01));

/** Changes to the rates of a range. Omitted fields stay unchanged. */
export const rateChange = z.strictObject({
  /** Euros per night. */
  nightly: rate.optional(),
  /**
   * Euros for seven nights. If omitted next to a new nightly rate, an explicit weekly price stays, and otherwise the
   * week costs seven nights.
   */
  weekly: rate.optional(),
  minStay: z.number().int().min(minStayBounds[0]).max(minStayBounds[1]).optional(),
  arrivalDays: weekdays.optional(),
  departureDays: weekdays.optional(),
  /** Name of the season, shown to guests. Empty for none. */
  name: z.string().trim().max(seasonNameMax).optional(),
});

export const takenNights = z.object({
  stayID: z.number(),
  kind: z.enum(['booking', 'option', 'blocked']),
  /** Source of a block. Only `landlord` blocks can be changed here. */
  origin: z.enum(['landlord', 'feed', 'calendar']),
  startDate: z.string(),
  endDate: z.string(),
  /** A private note of the landlord. */
  note: z.string(),
  /** Null for a block. */
  bookingID: z.number().nullable(),
  status: bookingState.nullable(),
  /** True for a booking that the landlord has entered. */
  isDirect: z.boolean(),
  guest: z.string(),
  /**
   * The person who confirmed the booking for the landlord. Empty if it was confirmed automatically or by a mailed link.
   */
  confirmedBy: z.string(),
});

export const calendarSeason = z.object({
  fromDate: z.string(),
  /** The day after the last night. */
  untilDate: z.string(),
  /** Euros. */
  nightly: amountInEuros,
  weekly: amountInEuros,
  minStay: z.number(),
  arrivalDays: z.number(),
  departureDays: z.number(),
  /** Empty for none. */
  name: z.string(),
});

export const calendarHome = z.object({
  objectNumber: z.number(),
  title: z.string(),
  place: z.string(),
  active: z.boolean(),
  /** True if the prices come from a feed and cannot be changed here. */
  ratesOfFeed: z.boolean(),
  taken: z.array(takenNights),
  seasons: z.array(calendarSeason),
});
export type CalendarHome = z.infer<typeof calendarHome>;

/** The number with which the change can be undone. */
export const doneAct = z.object({ actID: z.number() });

export const conflicts = z.object({
  conflicts: z.array(z.object({ startDate: z.string(), endDate: z.string(), status: z.string() })),
});

/** The price of a sample stay, in euros. */
export const sampleQuote = z.object({
  startDate: z.string(),
  endDate: z.string(),
  nights: z.number(),
  persons: z.number(),
  /** Total for the guest, prepaid and on site. */
  guestPays: amountInEuros,
  /** Included in `guestPays`. */
  touristTax: amountInEuros,
  commission: amountInEuros,
  /** The landlord's commission of today. */
  commissionPercent: z.number(),
  landlordReceives: amountInEuros,
});
export type SampleQuote = z.infer<typeof sampleQuote>;
