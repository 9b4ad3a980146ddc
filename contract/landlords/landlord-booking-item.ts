import { bookingMethods, bookingState } from '../booking/booking.ts';
import { amountInEuros, z } from '../schema.ts';

/** What passes through us; null: the booking binds nobody yet, or the landlord collects. */
export const bookingMoney = z
  .object({
    /** Euros that the guest has yet to pay us. */
    open: amountInEuros,
    /** `coming`: from this plain date on, once the guest has paid all. Null: nothing is to be paid out. */
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

/** A booking in its landlord's list. Of the guest it has only the name, whatever its state. */
export const landlordBookingItem = z.object({
  bookingID: z.number(),
  bookingDisplayNumber: z.number(),
  bookingMethod: z.enum(bookingMethods),
  status: bookingState,
  objectNumber: z.number(),
  title: z.string(),
  place: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** HH:mm; null: not stated, guest and host agree on it. */
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
  /** What the guest has written with a booking that waits for an answer; else empty. */
  remarks: z.string(),
  money: bookingMoney,
  actions: z.array(z.enum(['confirm', 'decline'])),
  changeOpen: z.boolean(),
  /** Number of others that occupy or request some of these nights, while it waits for an answer. */
  conflicts: z.number(),
  /** Open requests among these: they are declined when this one is confirmed. */
  otherRequests: z.number(),
});
export type LandlordBookingItem = z.infer<typeof landlordBookingItem>;
