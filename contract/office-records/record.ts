import { caseStates } from '../../domain/contact-case.ts';
import { contactKinds } from '../../domain/contact-topics.ts';
import { personSources, recordFacts } from '../../domain/office-records.ts';
import { roles } from '../../domain/roles.ts';
import { bookingState } from '../booking/booking.ts';
import { amountInEuros, wholeNumber, z } from '../schema.ts';

/** Identifies a person by one of their items, so that no address of a page contains personal data. */
export const personReference = z.strictObject({
  source: z.enum(personSources),
  number: wholeNumber(1, 1_000_000_000_000),
});

/** The part of an entry that matches the search. */
const fact = z.object({ kind: z.enum(recordFacts), value: z.string() });

export const recordBooking = z.object({
  bookingID: z.number(),
  bookingDisplayNumber: z.number(),
  status: bookingState,
  guest: z.string(),
  objectNumber: z.number(),
  title: z.string(),
  place: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** Euros. */
  total: amountInEuros,
});

export const recordCase = z.object({
  caseNumber: z.number(),
  kind: z.enum(contactKinds),
  topic: z.string(),
  name: z.string(),
  state: z.enum(caseStates),
  changedAt: z.string(),
});

export const recordVoucher = z.object({
  voucherNumber: z.number(),
  buyer: z.string(),
  recipient: z.string(),
  state: z.enum(['ordered', 'active', 'withdrawn', 'expired']),
  /** Euros. */
  value: amountInEuros,
  balance: amountInEuros,
  /** Null until the voucher is paid. */
  validUntil: z.string().nullable(),
});

export const recordPerson = z.object({
  of: personReference,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  roles: z.array(z.enum(roles)),
});

export const recordHome = z.object({
  objectNumber: z.number(),
  title: z.string(),
  place: z.string(),
  landlord: z.string(),
  state: z.enum(['draft', 'review', 'published', 'paused', 'removed']),
});

const recordGroup = <Entry extends z.ZodObject>(entry: Entry) =>
  z.object({
    entries: z.array(z.object({ entry, fact })),
    /** True if more entries match than are listed. */
    more: z.boolean(),
  });

/** Groups that were not requested, or that the caller may not see, are absent. */
export const recordsByGroup = z.object({
  bookings: recordGroup(recordBooking).optional(),
  people: recordGroup(recordPerson).optional(),
  cases: recordGroup(recordCase).optional(),
  homes: recordGroup(recordHome).optional(),
  vouchers: recordGroup(recordVoucher).optional(),
});
