import { z } from '../schema.ts';

/** The lists of the office: what waits for somebody, and bookings by name, number or amount. */
export const moneyLists = ['unmatched', 'overdue', 'refunds', 'bookings'] as const;

const transferDoubts = ['unknown', 'amount', 'ended', 'ambiguous', 'repeated'] as const;

/** A transfer of an account statement that nobody could tell what it is for. */
export const doubtfulTransfer = z.object({
  transferID: z.number(),
  amount: z.number(),
  bookedOn: z.string(),
  name: z.string(),
  iban: z.string().nullable(),
  purpose: z.string(),
  /** The bank's own reference of the line. */
  reference: z.string(),
  doubt: z.enum(transferDoubts),
  /** The booking that it may be for; null: none was found. */
  bookingDisplayNumber: z.number().nullable(),
});

export const moneyBooking = z.object({
  bookingID: z.number(),
  bookingDisplayNumber: z.number(),
  name: z.string(),
  status: z.string(),
  open: z.number(),
  overdue: z.number(),
  /** How often the guest was reminded of what is overdue. */
  reminders: z.number(),
  /** Reminded twice, and the time is over. */
  isForOffice: z.boolean(),
});

export const moneyRefund = z.object({
  refundID: z.number(),
  /** Null: it is of a voucher, whose number stands in place of the booking's. */
  bookingID: z.number().nullable(),
  bookingDisplayNumber: z.number(),
  name: z.string(),
  amount: z.number(),
  way: z.enum(['card', 'transfer']),
  state: z.enum(['intended', 'released', 'sent', 'done', 'failed']),
  /** Where a transfer came from, and what the one back has to name; null for cards. */
  iban: z.string().nullable(),
  reference: z.string().nullable(),
});
