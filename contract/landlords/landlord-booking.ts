import { bookingChange } from '../booking/booking-change.ts';
import { bookingState, customer, withdrawn } from '../booking/booking.ts';
import { cancellationReason, cancelledBy } from '../booking/cancelled-by.ts';
import { objectSummary } from '../catalogue/object-summary.ts';
import { installment, priceResult } from '../pricing/price-result.ts';
import { z } from '../schema.ts';

/** The landlord's own link, with another secret than the guest's. */
export const landlordLink = {
  link: ['bookingId', 'bookingHash'],
  refusal: 'booking-not-found',
  session: { cookie: 'landlord-booking', paths: ['/api/'] },
  own: 'homes.own',
} as const;

/** What else lies on certain nights: bookings, options, blocks, and open requests (`requested`), which are declined once the nights are granted. */
const conflict = z.object({ startDate: z.string(), endDate: z.string(), status: z.string() });

/** A booking as its landlord sees it. Before it is confirmed the guest is a name alone. */
export const landlordBooking = z.object({
  bookingId: z.number(),
  bookingDisplayNumber: z.number(),
  bookingMethod: z.enum(['booking', 'option', 'request']),
  status: bookingState,
  /** Guest and host are bound to each other, or were until it was cancelled. */
  bound: z.boolean(),
  /** What the guest has taken back that was no booking yet; null where a booking was cancelled, and where nothing was. */
  withdrawn: withdrawn.nullable(),
  object: objectSummary,
  startDate: z.string(),
  endDate: z.string(),
  persons: z.number(),
  childAges: z.array(z.number()),
  pets: z.number(),
  /** One for each dog, or none at all. */
  petSizes: z.array(z.string()),
  remarks: z.string(),
  customer: customer.partial(),
  /** The quote without what is not the landlord's: where the house collects, without premium and bonus. */
  price: priceResult,
  /** What the guest pays the landlord when, as the booking stands: where the house collects, what is paid on site. */
  payments: z.array(installment),
  /**
   * What its landlord has of the stay, in euros: `stay` less `commission`, with what guests pay `onSite`, is what the landlord
   * `receives`; `taxOnSite` is the town's. Null where the home is gone.
   */
  share: z
    .object({
      stay: z.number(),
      commission: z.number(),
      onSite: z.number(),
      taxOnSite: z.number(),
      receives: z.number(),
      /**
       * Where the landlord collects: what the guest has `paid` the landlord, with the `bonus` that the house credits and less the
       * `premium` that it passes on to the insurer, is `stay`. Null where the house collects.
       */
      collected: z.object({ paid: z.number(), bonus: z.number(), premium: z.number() }).nullable(),
    })
    .nullable(),
  holdUntil: z.string().nullable(),
  /** The code of the method by which the guest wants to pay. */
  payment: z.number(),
  /**
   * What the cancellation costs the guest, in euros, with what of it is still `open` to the house, and what the landlord gets of it.
   * Null where nothing was cancelled; `share` is null where the home is gone.
   */
  cancellation: z
    .object({
      fee: z.number(),
      open: z.number(),
      share: z.object({ commission: z.number(), receives: z.number() }).nullable(),
    })
    .nullable(),
  /** Null where it is not cancelled. */
  cancelledBy: cancelledBy.nullable(),
  /** Why the landlord's side has cancelled; null where nobody has, or the guest. */
  cancellationReason: cancellationReason.nullable(),
  /** The landlord can cancel what has been promised. */
  cancellable: z.boolean(),
  message: z.string().nullable(),
  /** What else lies on the same nights, as long as it can be confirmed. */
  conflicts: z.array(conflict),
  actions: z.array(z.enum(['confirm', 'decline'])),
  /** The latest that the guest asked for, with what lies on the requested nights; null where nothing was asked. */
  change: bookingChange
    .extend({
      conflicts: z.array(conflict),
      actions: z.array(z.enum(['accept', 'decline'])),
    })
    .nullable(),
});
export type LandlordBooking = z.infer<typeof landlordBooking>;
