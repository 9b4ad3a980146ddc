import { declineReasons } from '../../domain/payments.ts';
import { bookingState } from '../booking/booking.ts';
import { languages } from '../../domain/language.ts';
import { amountInEuros, z } from '../schema.ts';

/** Payments of a booking in euros, as its guest sees them. */
export const paymentStanding = z.object({
  bookingID: z.number(),
  bookingDisplayNumber: z.number(),
  status: bookingState,
  home: z.string(),
  /** The language in which the booking was made and its guest reads its pages. */
  language: z.enum(languages),
  startDate: z.string(),
  endDate: z.string(),
  /** False: the landlord collects, and nothing is paid to us. */
  collectedByUs: z.boolean(),
  claimed: amountInEuros,
  paid: amountInEuros,
  open: amountInEuros,
  due: amountInEuros,
  overdue: amountInEuros,
  claims: z.array(z.object({ dueDate: z.string(), amount: amountInEuros, open: amountInEuros })),
  /** `next`: the next instalment with all that is due; `all`: everything open. */
  payable: z.object({ next: amountInEuros, all: amountInEuros, dueDate: z.string().nullable() }),
  byCard: z.boolean(),
  /** Bank details for the next instalment; null: nothing is to be paid to us. */
  transfer: z
    .object({
      holder: z.string(),
      iban: z.string(),
      bic: z.string(),
      reference: z.string(),
      /** A QR code for banking apps: an SVG path in a square of `size` units. */
      code: z.object({ size: z.number(), path: z.string() }),
    })
    .nullable(),
  /** The requested payment, or the latest by card; null: none. */
  payment: z
    .object({
      paymentID: z.number(),
      state: z.enum(['open', 'paid', 'expired']),
      amount: amountInEuros,
      /** Why the latest card was refused. */
      declined: z.enum(declineReasons).nullable(),
    })
    .nullable(),
  /** Refunds; `waiting` until the money has been sent. */
  refunds: z.array(
    z.object({
      amount: amountInEuros,
      way: z.enum(['card', 'transfer', 'voucher']),
      state: z.enum(['waiting', 'done']),
    }),
  ),
});
