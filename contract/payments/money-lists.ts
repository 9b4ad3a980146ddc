import { amountInEuros, z } from '../schema.ts';

/** Lists of entries that wait for the office, and bookings found by name, number or amount. */
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
  reference: z.string(),
  doubt: z.enum(transferDoubts),
  /** The booking that the transfer may belong to. Null if none was found. */
  bookingDisplayNumber: z.number().nullable(),
  /** Bookings with an open claim that may match, the most probable first, with the matching criterion. */
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
  /** True if two reminders were sent and their deadline has passed. */
  isForOffice: z.boolean(),
});

export const moneyRefund = z.object({
  refundID: z.number(),
  /** Null for a voucher, whose number is then in `bookingDisplayNumber`. */
  bookingID: z.number().nullable(),
  bookingDisplayNumber: z.number(),
  name: z.string(),
  amount: amountInEuros,
  way: z.enum(['card', 'transfer']),
  state: z.enum(['intended', 'released', 'sent', 'done', 'failed']),
  /** The account to which a transfer is refunded. Null for cards. */
  iban: z.string().nullable(),
  reference: z.string().nullable(),
});
