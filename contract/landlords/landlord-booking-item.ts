import { waitingProposal } from '../booking/booking-change.ts';
import { bookingMethods, bookingState } from '../booking/booking.ts';
import { checkInProgress } from '../check-ins/check-in.ts';
import { amountInEuros, z } from '../schema.ts';

/** Payments through us. Null if the booking is not binding yet, or if the landlord collects. */
export const bookingMoney = z
  .object({
    /** Euros that the guest still has to pay to us. */
    open: amountInEuros,
    /** `coming` means from this date on, once the guest has paid everything. Null if there is no payout. */
    payout: z
      .object({ amount: amountInEuros, on: z.string(), state: z.enum(['coming', 'ordered', 'done']) })
      .nullable(),
  })
  .nullable();

export const landlordHome = z.object({
  objectNumber: z.number(),
  title: z.string(),
  place: z.string(),
  active: z.boolean(),
});

/** A booking in its landlord's list. Of the guest it contains only the name. */
export const landlordBookingItem = z.object({
  bookingID: z.number(),
  bookingDisplayNumber: z.number(),
  bookingMethod: z.enum(bookingMethods),
  /** For a booking that the landlord has entered: the day on which it was noted as paid. Null for bookings made on the site. */
  direct: z.object({ paidOn: z.string().nullable() }).nullable(),
  status: bookingState,
  objectNumber: z.number(),
  title: z.string(),
  place: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** HH:mm. Null if not stated, in which case guest and host agree on a time. */
  checkIn: z.string().nullable(),
  checkOut: z.string().nullable(),
  persons: z.number(),
  childAges: z.array(z.number()),
  pets: z.number(),
  guest: z.string(),
  /** Euros. */
  total: amountInEuros,
  holdUntil: z.string().nullable(),
  createdAt: z.string(),
  /** The guest's remarks on a booking that waits for an answer, else empty. */
  remarks: z.string(),
  money: bookingMoney,
  /** Progress of the guests' online check-in. Null until they are invited to it. */
  registration: checkInProgress.nullable(),
  actions: z.array(z.enum(['confirm', 'decline'])),
  /** True while a change of the guest waits for the landlord. */
  changeOpen: z.boolean(),
  /** What the landlord has proposed, until when the guest can accept it. Null if nothing waits. */
  proposal: waitingProposal,
  /** Number of other bookings and requests for some of these nights, while this one waits for an answer. */
  conflicts: z.number(),
  /** Number of open requests among these. They are declined when this booking is confirmed. */
  otherRequests: z.number(),
});
export type LandlordBookingItem = z.infer<typeof landlordBookingItem>;
