import { bookingMethods, bookingState } from '../booking/booking.ts';
import { z } from '../schema.ts';

/** A home as the lists of its landlord name it. */
export const landlordHome = z.object({
  objectNumber: z.number(),
  title: z.string(),
  place: z.string(),
  /** Guests find it. */
  active: z.boolean(),
});

/** A booking in a list of its landlord: of the guest the name alone, whatever its state. */
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
  /** HH:mm; null where nobody told: guest and host agree on it. */
  checkIn: z.string().nullable(),
  checkOut: z.string().nullable(),
  persons: z.number(),
  childAges: z.array(z.number()),
  pets: z.number(),
  guest: z.string(),
  /** Euros. */
  total: z.number(),
  holdUntil: z.string().nullable(),
  createdAt: z.string(),
  /** What the landlord can answer now. */
  actions: z.array(z.enum(['confirm', 'decline'])),
  /** The guest asks for a change that waits for an answer. */
  changeOpen: z.boolean(),
  /** How many others lie on these nights or ask for some of them while it waits for an answer. */
  conflicts: z.number(),
  /** How many of these are open requests: they are declined once this one is confirmed. */
  otherRequests: z.number(),
});
export type LandlordBookingItem = z.infer<typeof landlordBookingItem>;
