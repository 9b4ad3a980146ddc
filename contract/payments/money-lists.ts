import { amountInEuros, z } from '../schema.ts';

/** Lists of entries that wait for the office, and bookings found by name, number or amount. */
export const moneyLists = ['unmatched', 'matched', 'aside', 'overdue', 'refunds', 'bookings'] as const;

const transferDoubts = [
  'unknown',
  'amount',
  'ended',
  'ambiguous',
  'repeated',
  /** A part is assigned. */
  'rest',
  /** It was assigned by mistake. */
  'taken-back',
  /** It was set aside. */
  'reopened',
] as const;

/** A transfer of a statement, with what it was assigned to. */
export const listedTransfer = z.object({
  transferID: z.number(),
  amount: amountInEuros,
  /** The amount that is not assigned yet. */
  rest: amountInEuros,
  bookedOn: z.string(),
  name: z.string(),
  iban: z.string().nullable(),
  purpose: z.string(),
  reference: z.string(),
  /** Null if it waits for nobody. */
  doubt: z.enum(transferDoubts).nullable(),
  /** The booking that the transfer may belong to. Null if none was found. */
  bookingDisplayNumber: z.number().nullable(),
  /** Current assignments, made by the import or by the office. */
  matches: z.array(
    z.object({
      bookingID: z.number(),
      bookingDisplayNumber: z.number(),
      name: z.string(),
      amount: amountInEuros,
    }),
  ),
  /** The office's actions on the transfer, oldest first. */
  history: z.array(
    z.object({
      actID: z.number(),
      act: z.string(),
      name: z.string(),
      note: z.string(),
      amount: amountInEuros.nullable(),
      bookingDisplayNumber: z.number().nullable(),
      at: z.string(),
    }),
  ),
  /** The booking that a suggestion names beyond doubt: its open amount, and its number or its guest. Null if there is none. */
  certainBooking: z.number().nullable(),
  /** Bookings with an open claim that may match, the most probable first, with the matching criterion. */
  suggestions: z.array(
    z.object({
      bookingDisplayNumber: z.number(),
      name: z.string(),
      open: amountInEuros,
      by: z.array(z.enum(['number', 'reference', 'amount', 'name'])),
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
  state: z.enum(['intended', 'released', 'sent', 'done', 'failed', 'discarded']),
  /** The account to which a transfer is refunded. Null for cards. */
  iban: z.string().nullable(),
  reference: z.string().nullable(),
  /** The bank's file in which it went out. */
  fileID: z.number().nullable(),
  reason: z.enum(['cancelled', 'changed', 'overpaid', 'withdrawn', 'byHand']),
  askedAt: z.string(),
  /** Who cancelled the booking. Null if the refund has another reason. */
  cancelledBy: z.enum(['guest', 'landlord', 'office']).nullable(),
  /** Who drafted and who approved a refund by hand, and the reason. Null for all others. */
  draftedName: z.string().nullable(),
  approvedName: z.string().nullable(),
  note: z.string().nullable(),
});

/** A file of refunds for the bank, to be downloaded again. */
export const refundFile = z.object({ fileID: z.number(), madeName: z.string(), madeAt: z.string() });
