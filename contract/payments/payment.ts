import { declineReasons } from '../../domain/payments.ts';
import { bookingState } from '../booking/booking.ts';
import { languages } from '../../domain/language.ts';
import { z } from '../schema.ts';

/** How a booking stands, in euros, as its guest sees it. */
export const paymentStanding = z.object({
  bookingID: z.number(),
  bookingDisplayNumber: z.number(),
  status: bookingState,
  home: z.string(),
  /** In which the booking was made, and its guest reads its pages. */
  language: z.enum(languages),
  startDate: z.string(),
  endDate: z.string(),
  /** False: the landlord collects, and nothing is paid to us. */
  collectedByUs: z.boolean(),
  claimed: z.number(),
  paid: z.number(),
  open: z.number(),
  due: z.number(),
  overdue: z.number(),
  claims: z.array(z.object({ dueDate: z.string(), amount: z.number(), open: z.number() })),
  /** What can be paid at once: the next part with all that is due, or everything that is open. */
  payable: z.object({ next: z.number(), all: z.number(), dueDate: z.string().nullable() }),
  /** Whether cards are taken. */
  byCard: z.boolean(),
  /** Where the next part can be transferred to; null where nothing is to be paid to us. */
  transfer: z
    .object({
      holder: z.string(),
      iban: z.string(),
      bic: z.string(),
      reference: z.string(),
      /** A QR code that banking apps read: a path of SVG in a square of so many units. */
      code: z.object({ size: z.number(), path: z.string() }),
    })
    .nullable(),
  /** The payment that was asked about, or the latest by card; null: there is none. */
  payment: z
    .object({
      paymentID: z.number(),
      state: z.enum(['open', 'paid', 'expired']),
      amount: z.number(),
      /** Why the latest card was refused. */
      declined: z.enum(declineReasons).nullable(),
    })
    .nullable(),
  /** What goes back: `waiting` until it has left the house. */
  refunds: z.array(
    z.object({
      amount: z.number(),
      way: z.enum(['card', 'transfer', 'voucher']),
      state: z.enum(['waiting', 'done']),
    }),
  ),
});
