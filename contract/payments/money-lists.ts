import { amountInEuros, z } from '../schema.ts';

/** What waits for the office, and bookings found by name, number or amount. */
export const moneyLists = ['unmatched', 'overdue', 'refunds', 'bookings'] as const;

const transferDoubts = ['unknown', 'amount', 'ended', 'ambiguous', 'repeated'] as const;

/** A transfer of a statement that could not be matched. */
export const doubtfulTransfer = z.object({
  transferID: z.number(),
  amount: amountInEuros,
  bookedOn: z.string(),
  name: z.string(),
  iban: z.string().nullable(),
  purpose: z.string(),
  /** The bank's own reference of the line. */
  reference: z.string(),
  doubt: z.enum(transferDoubts),
  /** The booking that it may be for; null: none was found. */
  bookingDisplayNumber: z.number().nullable(),
  /** Bookings with an open claim that it may be for, the most probable first, and by what. */
  suggestions: z.array(
    z.object({
      bookingDisplayNumber: z.number(),
      name: z.string(),
      open: amountInEuros,
      by: z.array(z.enum(['reference', 'amount', 'name'])),
    }),
  ),
});

export const moneyBooking = z.object({
  bookingID: z.number(),
  bookingDisplayNumber: z.number(),
  name: z.string(),
  status: z.string(),
  open: amountInEuros,
  overdue: amountInEuros,
  reminders: z.number(),
  /** Two reminders were sent, and their time is over. */
  isForOffice: z.boolean(),
});

export const moneyRefund = z.object({
  refundID: z.number(),
  /** Null: it is for a voucher, whose number stands in place of the booking's. */
  bookingID: z.number().nullable(),
  bookingDisplayNumber: z.number(),
  name: z.string(),
  amount: amountInEuros,
  way: z.enum(['card', 'transfer']),
  state: z.enum(['intended', 'released', 'sent', 'done', 'failed']),
  /** The account that the transfer came from and the refund must name; null for cards. */
  iban: z.string().nullable(),
  reference: z.string().nullable(),
});
