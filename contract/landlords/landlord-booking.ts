import { bookingChange } from '../booking/booking-change.ts';
import { bookingState, customer, withdrawn } from '../booking/booking.ts';
import { cancellationReason, cancelledBy } from '../booking/cancelled-by.ts';
import { objectSummary } from '../catalogue/object-summary.ts';
import { installment, priceResult } from '../pricing/price-result.ts';
import { amountInEuros, z } from '../schema.ts';
import { bookingMoney } from './landlord-booking-item.ts';

export const landlordLink = {
  link: ['bookingId', 'bookingHash'],
  refusal: 'booking-not-found',
  session: { cookie: 'landlord-booking', paths: ['/api/'] },
  own: 'homes.own',
} as const;

/**
 * What else occupies the nights: bookings, options, blocks, and open requests (`requested`), which are declined when the nights are
 * granted.
 */
const conflict = z.object({ startDate: z.string(), endDate: z.string(), status: z.string() });

/** A booking as its landlord sees it. Before confirmation it has only the guest's name. */
export const landlordBooking = z.object({
  bookingId: z.number(),
  bookingDisplayNumber: z.number(),
  bookingMethod: z.enum(['booking', 'option', 'request']),
  status: bookingState,
  /** It is binding, or was until it was cancelled. */
  bound: z.boolean(),
  /** What the guest took back before it was binding; null: nothing, or a booking was cancelled. */
  withdrawn: withdrawn.nullable(),
  object: objectSummary,
  startDate: z.string(),
  endDate: z.string(),
  persons: z.number(),
  childAges: z.array(z.number()),
  pets: z.number(),
  /** One entry for each dog, or none at all. */
  petSizes: z.array(z.string()),
  remarks: z.string(),
  customer: customer.partial(),
  /** The landlord's part of the quote: if we collect, without premium and bonus. */
  price: priceResult,
  /** What the guest pays the landlord, and when; if we collect, only what is paid on site. */
  payments: z.array(installment),
  /**
   * The landlord's share in euros: `stay` less `commission`, plus what guests pay `onSite`, is what the landlord `receives`; `taxOnSite`
   * belongs to the town. Null: the home is gone.
   */
  share: z
    .object({
      stay: amountInEuros,
      commission: amountInEuros,
      onSite: amountInEuros,
      taxOnSite: amountInEuros,
      receives: amountInEuros,
      /**
       * If the landlord collects: `paid` by the guest, plus the `bonus` that we credit, less the `premium` passed on to the insurer, is
       * `stay`. Null if we collect.
       */
      collected: z.object({ paid: amountInEuros, bonus: amountInEuros, premium: amountInEuros }).nullable(),
    })
    .nullable(),
  money: bookingMoney,
  holdUntil: z.string().nullable(),
  payment: z.number(),
  /**
   * The guest's cancellation fee in euros, the part of it still `open` to us, and the landlord's share. Null: not cancelled; `share` is
   * null if the home is gone.
   */
  cancellation: z
    .object({
      fee: amountInEuros,
      open: amountInEuros,
      share: z.object({ commission: amountInEuros, receives: amountInEuros }).nullable(),
    })
    .nullable(),
  /** Null: not cancelled. */
  cancelledBy: cancelledBy.nullable(),
  /** Why the landlord's side cancelled; null: nobody has, or the guest. */
  cancellationReason: cancellationReason.nullable(),
  /** The landlord can cancel what was promised to the guest. */
  cancellable: z.boolean(),
  message: z.string().nullable(),
  /** What else occupies these nights, as long as it can be confirmed. */
  conflicts: z.array(conflict),
  actions: z.array(z.enum(['confirm', 'decline'])),
  /** The latest change request, with what occupies the requested nights; null: none. */
  change: bookingChange
    .extend({
      conflicts: z.array(conflict),
      actions: z.array(z.enum(['accept', 'decline'])),
    })
    .nullable(),
});
export type LandlordBooking = z.infer<typeof landlordBooking>;
