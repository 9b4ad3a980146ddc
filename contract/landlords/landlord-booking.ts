import { languages } from '../../domain/language.ts';
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
  own: 'stays.own',
} as const;

/**
 * Other entries for the same nights: bookings, options, blocks, and open requests (`requested`), which are declined
 * when the booking is confirmed.
 */
const conflict = z.object({ startDate: z.string(), endDate: z.string(), status: z.string() });

/** A booking as its landlord sees it. Before confirmation it has no contact data of the guest except the name. */
export const landlordBooking = z.object({
  bookingId: z.number(),
  bookingDisplayNumber: z.number(),
  bookingMethod: z.enum(['booking', 'option', 'request']),
  /** What only a booking has that the landlord has entered. Null for bookings made on the site. */
  direct: z
    .object({
      /** The day on which it was noted as paid. */
      paidOn: z.string().nullable(),
      /** Seen on the landlord's side alone. */
      note: z.string(),
      /** The guest's language. */
      language: z.enum(languages),
      /** Euros, without tourist tax. */
      price: amountInEuros,
      touristTax: amountInEuros,
      changeable: z.boolean(),
    })
    .nullable(),
  status: bookingState,
  /** True if the booking is binding, or was until its cancellation. */
  bound: z.boolean(),
  /**
   * The request or option that the guest withdrew before it was binding. Null if there was none, or if a binding
   * booking was cancelled.
   */
  withdrawn: withdrawn.nullable(),
  object: objectSummary,
  startDate: z.string(),
  endDate: z.string(),
  persons: z.number(),
  childAges: z.array(z.number()),
  pets: z.number(),
  /** One entry for each dog, or an empty list. */
  petSizes: z.array(z.string()),
  remarks: z.string(),
  customer: customer.partial(),
  /** The landlord's part of the quote. If we collect, it excludes premium and bonus. */
  price: priceResult,
  /** Instalments paid to the landlord. If we collect, only amounts paid on site. */
  payments: z.array(installment),
  /**
   * The landlord's share in euros: `stay` less `commission` plus `onSite` is `receives`. `taxOnSite` belongs to the
   * town. Null if the home was removed, and for co-hosts.
   */
  share: z
    .object({
      stay: amountInEuros,
      commission: amountInEuros,
      onSite: amountInEuros,
      taxOnSite: amountInEuros,
      receives: amountInEuros,
      /**
       * If the landlord collects: `paid` by the guest plus the `bonus` that we credit less the `premium` for the
       * insurer is `stay`. Null if we collect.
       */
      collected: z.object({ paid: amountInEuros, bonus: amountInEuros, premium: amountInEuros }).nullable(),
    })
    .nullable(),
  money: bookingMoney,
  holdUntil: z.string().nullable(),
  payment: z.number(),
  /**
   * The guest's cancellation fee in euros, the part of it that is still `open`, and the landlord's share, which is
   * null if the home was removed. Null if not cancelled.
   */
  cancellation: z
    .object({
      fee: amountInEuros,
      open: amountInEuros,
      share: z.object({ commission: amountInEuros, receives: amountInEuros }).nullable(),
    })
    .nullable(),
  cancelledBy: cancelledBy.nullable(),
  /** The landlord's reason for the cancellation. Null if not cancelled, or if the guest cancelled. */
  cancellationReason: cancellationReason.nullable(),
  /** True if the landlord can cancel the booking. */
  cancellable: z.boolean(),
  message: z.string().nullable(),
  /**
   * The last answer or cancellation of the landlord's side. `by` is the person who gave it, and empty if a mailed link
   * was used. Null if there is none.
   */
  act: z.object({ status: bookingState, at: z.string(), by: z.string() }).nullable(),
  /** Other entries for these nights, as long as the booking can be confirmed. */
  conflicts: z.array(conflict),
  actions: z.array(z.enum(['confirm', 'decline'])),
  /** The latest change, with other entries for the nights that a guest requests. Null if there is none. */
  change: bookingChange
    .extend({
      conflicts: z.array(conflict),
      actions: z.array(z.enum(['accept', 'decline', 'withdraw'])),
    })
    .nullable(),
  /** Null if the landlord can propose nothing: the booking has ended, the arrival has come, or a change is open. */
  proposable: z
    .object({
      /** False for a co-host, who proposes other dates at the prices of the list. */
      setsPrice: z.boolean(),
      /** Euros: the price of the accommodation without services, as agreed. */
      accommodation: amountInEuros,
      /** Euros: the total as the landlord sees it, as agreed or asked for. */
      total: amountInEuros,
    })
    .nullable(),
});
export type LandlordBooking = z.infer<typeof landlordBooking>;
