import { declineReasons } from '../../domain/payments.ts';
import { moneyByWay } from '../booking/money-by-way.ts';
import { bookingState } from '../booking/booking.ts';
import { languages } from '../../domain/language.ts';
import { amountInEuros, z } from '../schema.ts';

/** Payments of a booking in euros, as its guest sees them. */
export const paymentStanding = z.object({
  bookingID: z.number(),
  bookingDisplayNumber: z.number(),
  status: bookingState,
  home: z.string(),
  /** The guest's language at the time of booking. */
  language: z.enum(languages),
  startDate: z.string(),
  endDate: z.string(),
  /** False if the landlord collects, so that nothing is paid to us. */
  collectedByUs: z.boolean(),
  claimed: amountInEuros,
  paid: amountInEuros,
  /** What was paid and not refunded, by its ways. */
  received: moneyByWay,
  open: amountInEuros,
  due: amountInEuros,
  overdue: amountInEuros,
  claims: z.array(z.object({ dueDate: z.string(), amount: amountInEuros, open: amountInEuros })),
  /** `next` is the next instalment plus all overdue amounts, `all` is everything open. */
  payable: z.object({ next: amountInEuros, all: amountInEuros, dueDate: z.string().nullable() }),
  byCard: z.boolean(),
  /** Bank details for the next instalment. Null if nothing is to be paid to us. */
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
  /** The requested payment, or the latest one by card. Null if there is none. */
  payment: z
    .object({
      paymentID: z.number(),
      state: z.enum(['open', 'paid', 'expired']),
      amount: amountInEuros,
      /** Why the latest card payment was declined. */
      declined: z.enum(declineReasons).nullable(),
    })
    .nullable(),
  /** Refunds. They are `waiting` until the money has been sent. */
  refunds: z.array(
    z.object({
      amount: amountInEuros,
      way: z.enum(['card', 'transfer', 'voucher']),
      state: z.enum(['waiting', 'done']),
    }),
  ),
});
