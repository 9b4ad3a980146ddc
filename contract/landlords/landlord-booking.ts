import { bookingState, customer } from '../booking/booking.ts';
import { objectSummary } from '../catalogue/object-summary.ts';
import { priceResult } from '../pricing/price-result.ts';
import { z } from '../schema.ts';

/** A booking as its landlord sees it. Phone and street of the guest appear once it is confirmed. */
export const landlordBooking = z.object({
  bookingId: z.number(),
  bookingDisplayNumber: z.number(),
  bookingMethod: z.enum(['booking', 'option', 'request']),
  status: bookingState,
  object: objectSummary,
  startDate: z.string(),
  endDate: z.string(),
  persons: z.number(),
  childAges: z.array(z.number()),
  pets: z.number(),
  remarks: z.string(),
  customer: customer.partial(),
  price: priceResult,
  holdUntil: z.string().nullable(),
  message: z.string().nullable(),
  /** Other bookings or options on the same nights. */
  conflicts: z.array(z.object({ startDate: z.string(), endDate: z.string(), status: z.string() })),
  actions: z.array(z.enum(['confirm', 'decline'])),
});
export type LandlordBooking = z.infer<typeof landlordBooking>;
