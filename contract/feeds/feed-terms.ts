import { includedGuestsMax } from '../../domain/pricing/further-guests.ts';
import { taxBandsMax } from '../../domain/pricing/tax-bounds.ts';
import { taxTerms } from '../pricing/tourist-tax.ts';
import { z } from '../schema.ts';
import { clockTime } from '../../domain/clock-time.ts';
import { textLengths } from '../../domain/homes/check-part.ts';
import { ruleBounds } from '../../domain/pricing/booking-rules.ts';
import { serviceCodes } from '../../domain/pricing/home-rates.ts';
import { isVatId, plainVatId } from '../../domain/vat.ts';

/** The landlord of the home. Messages about guests and bookings are sent to the mail address. */
export const provider = z.strictObject({
  name: z.string().trim().min(1).max(200),
  mail: z.email().max(200).optional(),
  phone: z.string().trim().min(3).max(40).optional(),
  address: z
    .strictObject({
      street: z.string().min(1).max(200),
      zip: z.string().min(1).max(20),
      city: z.string().min(1).max(100),
      country: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{2}$/),
    })
    .optional(),
  trader: z.boolean(),
  /** VAT number. If omitted, the stored number stays. */
  vatId: z
    .string()
    .transform(plainVatId)
    .refine(isVatId, 'begins with the letters of a country and goes on with 5 to 14 letters and digits')
    .optional(),
  language: z.enum(['de', 'en', 'fr', 'it', 'es', 'pt', 'nl', 'da', 'hr', 'pl']).default('en'),
});
export type FeedProvider = z.infer<typeof provider>;

const amount = z.number().min(0).max(100_000);
const time = z.string().regex(clockTime);
/** ISO weekdays, from 1 (Monday) to 7. */
export const weekdays = z.array(z.number().int().min(1).max(7)).min(1).max(7);

const whole = ([least, most]: readonly [number, number]) => z.number().int().min(least).max(most).optional();

const feedRules = {
  /**
   * Guests can book until `leadHour` on the day that is `leadDays` days before arrival. Defaults to the evening of the
   * day of arrival.
   */
  leadDays: whole(ruleBounds.leadDays),
  /** Hour of the day in Berlin; 24 is midnight. */
  leadHour: whole(ruleBounds.leadHour),
  /** Months from today within which a stay has to end. Defaults to two years. */
  horizonMonths: whole(ruleBounds.horizonMonths),
  /**
   * If at least this many nights are free before the next stay, they can be booked as a whole, whatever the minimum
   * stay and the weekdays of arrival.
   */
  fillFrom: whole(ruleBounds.fillFrom),
  /** Fewer free nights than these must not be left over beside another stay. */
  leaveMin: whole(ruleBounds.leaveMin),
} as const;

/** Terms that a feed may state. Omitted ones have no default. */
export const terms = {
  provider: provider.optional(),
  address: z
    .strictObject({
      street: z.string().min(1).max(200),
      /** Empty if there is none, or if unknown. */
      zip: z.string().max(20),
      city: z.string().min(1).max(100),
    })
    .optional(),
  ...feedRules,
  quarter: z.string().trim().min(1).max(100).optional(),
  registrationNumber: z.string().trim().min(1).max(60).optional(),
  deposit: amount.optional(),
  /**
   * A cancellation fewer than this many days before arrival costs this percentage. An empty list means that
   * cancellation is always free.
   */
  cancellation: z
    .array(
      z.strictObject({
        daysBefore: z.number().int().min(0).max(365),
        percent: z.number().int().min(0).max(100),
      }),
    )
    .max(10)
    .optional(),
  touristTax: z
    .array(
      z
        .strictObject({
          fromAge: z.number().int().min(0).max(120),
          toAge: z.number().int().min(0).max(120),
          /** Per person and night. Omitted if `percent` is given. */
          amount: amount.optional(),
          ...taxTerms,
        })
        .refine(
          (band) => (band.percent === undefined ? band.amount !== undefined : !band.amount),
          'has an amount or a percent',
        ),
    )
    .max(taxBandsMax)
    .optional(),
  /**
   * Number of persons included in the prices, and the amount per night for each further person. If omitted, the prices
   * include everybody.
   */
  furtherGuests: z
    .strictObject({ included: z.number().int().min(1).max(includedGuestsMax), amount })
    .optional(),
  services: z
    .array(
      z.strictObject({
        code: z.enum(serviceCodes),
        unit: z.enum(['stay', 'night', 'person', 'personNight', 'dog', 'dogNight']),
        amount,
        mandatory: z.boolean(),
        prepaid: z.boolean(),
      }),
    )
    .max(20)
    .default([]),
  discounts: z
    .array(
      z.strictObject({
        kind: z.enum(['early', 'lastMinute', 'longStay']),
        threshold: z.number().int().min(0).max(365),
        percent: z.number().int().min(1).max(90),
      }),
    )
    .max(10)
    .default([]),
  /** Directions to the house and its key, by language. Only shown to guests with a confirmed booking. */
  arrivalInfo: z.record(z.string(), z.string().trim().min(1).max(textLengths.arrivalInfo)).optional(),
  checkIn: time.optional(),
  checkOut: time.optional(),
  arrivalDays: weekdays.optional(),
  departureDays: weekdays.optional(),
};
