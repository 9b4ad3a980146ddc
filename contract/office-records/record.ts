import { caseStates } from '../../domain/contact-case.ts';
import { contactKinds } from '../../domain/contact-topics.ts';
import { personSources, recordFacts } from '../../domain/office-records.ts';
import { roles } from '../../domain/roles.ts';
import { bookingState } from '../booking/booking.ts';
import { amountInEuros, wholeNumber, z } from '../schema.ts';

/** Names a person by something of theirs, so that no address of a page says who it is. */
export const personOf = z.strictObject({
  source: z.enum(personSources),
  number: wholeNumber(1, 1_000_000_000_000),
});

/** What of an entry fits the search. */
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
  /** Null: not paid yet. */
  validUntil: z.string().nullable(),
});

export const recordPerson = z.object({
  of: personOf,
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

const groupOf = <Entry extends z.ZodObject>(entry: Entry) =>
  z.object({
    entries: z.array(z.object({ entry, fact })),
    /** More of them fit than are listed. */
    more: z.boolean(),
  });

/** A group that the caller may not see, or that was not asked for, is absent. */
export const recordsByGroup = z.object({
  bookings: groupOf(recordBooking).optional(),
  people: groupOf(recordPerson).optional(),
  cases: groupOf(recordCase).optional(),
  homes: groupOf(recordHome).optional(),
  vouchers: groupOf(recordVoucher).optional(),
});
