import { customerLengths } from '../../domain/booking/customer-fields.ts';
import { languages } from '../../domain/language.ts';
import { languageCode, objectNumber, plainDate, wholeNumber, z } from '../schema.ts';

/** A stay that a host has agreed with a guest elsewhere: home, nights and party. */
export const directStay = {
  languageCode,
  objectNumber,
  startDate: plainDate,
  endDate: plainDate,
  /** Number of persons, children included. */
  persons: z.number().int().min(1).max(99),
  /** Tourist tax depends on them. */
  childAges: z.array(z.number().int().min(0).max(17)).max(50).default([]),
  pets: z.number().int().min(0).max(10).default(0),
};

/** 0 for a new one. */
export const directBookingId = wholeNumber(0, Number.MAX_SAFE_INTEGER);

const typed = (length: number) => z.string().max(length * 4);

export const directGuest = z.strictObject({
  firstName: typed(customerLengths.firstName).default(''),
  lastName: typed(customerLengths.lastName),
  email: typed(customerLengths.email).default(''),
  phone: typed(customerLengths.phone).default(''),
  /** The language of mails and of the online check-in. */
  language: z.enum(languages),
});

export const directDone = z.object({ bookingID: z.number() });

/** What lies on the nights: bookings, options, blocks, and open requests (`requested`), which a booking declines. */
export const directConflicts = z.array(
  z.object({ startDate: z.string(), endDate: z.string(), status: z.string() }),
);
