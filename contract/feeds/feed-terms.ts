import { includedGuestsMax } from '../../domain/pricing/further-guests.ts';
import { taxBandsMax } from '../../domain/pricing/tax-bounds.ts';
import { taxTerms } from '../pricing/tourist-tax.ts';
import { z } from '../schema.ts';
import { clockTime } from '../../domain/clock-time.ts';
import { textLengths } from '../../domain/homes/check-part.ts';
import { serviceCodes } from '../../domain/pricing/home-rates.ts';
import { isVatId, plainVatId } from '../../domain/vat.ts';

/** Who lets the home; messages of guests and bookings go to the mail address. */
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
  /** VAT number; omitted: the one that the landlord told us stays. */
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
/** Days of the week, from 1 (Monday) to 7. */
export const weekdays = z.array(z.number().int().min(1).max(7)).min(1).max(7);

/** Terms that a feed may state; nothing is assumed for omitted ones. */
export const terms = {
  provider: provider.optional(),
  address: z
    .strictObject({
      street: z.string().min(1).max(200),
      /** Empty: none, or unknown. */
      zip: z.string().max(20),
      city: z.string().min(1).max(100),
    })
    .optional(),
  quarter: z.string().trim().min(1).max(100).optional(),
  registrationNumber: z.string().trim().min(1).max(60).optional(),
  deposit: amount.optional(),
  /** Cancelled fewer than this many days before arrival, this percentage remains due; empty: always free. */
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
          /** Per person and night; omitted beside `percent`. */
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
  /** The prices are for so many persons; each further one pays per night. Omitted: they are for all. */
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
  /** The way in, by language; shown only to guests whose booking is confirmed. */
  arrivalInfo: z.record(z.string(), z.string().trim().min(1).max(textLengths.arrivalInfo)).optional(),
  checkIn: time.optional(),
  checkOut: time.optional(),
  arrivalDays: weekdays.optional(),
  departureDays: weekdays.optional(),
};
