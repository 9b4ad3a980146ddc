import { objectSummary } from '../catalogue/object-summary.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, languageCode, wholeNumber, z } from '../schema.ts';
import { booking, bookingDocument, bookingMethods, bookingState } from './booking.ts';

const bookingListItem = z.object({
  bookingID: z.number(),
  bookingDisplayNumber: z.number(),
  bookingMethod: z.enum(bookingMethods),
  status: bookingState,
  object: objectSummary,
  startDate: z.string(),
  endDate: z.string(),
  /** HH:mm; null: not stated, guest and host agree on it. */
  checkIn: z.string().nullable(),
  persons: z.number(),
  pets: z.number(),
  /** Euros. */
  total: amountInEuros,
  holdUntil: z.string().nullable(),
  createdAt: z.string(),
  documents: z.array(bookingDocument),
});
export type BookingListItem = z.infer<typeof bookingListItem>;

export const getBookings = defineEndpoint({
  area: 'booking',
  name: 'get-bookings',
  method: 'POST',
  path: '/api/user/getBookings',
  summary: 'The bookings of an account and those made with its confirmed address; or one of them in full',
  access: 'user',
  writes: false,
  request: z.strictObject({
    type: z.enum(['bookings', 'booking']),
    /** Display number; set to ask for one booking only. */
    bookingid: wholeNumber(0, 2_000_000_000).default(0),
    languageCode,
  }),
  response: z.object({
    /** The next stay first, then past ones, latest first. */
    bookingList: z.array(bookingListItem).optional(),
    bookingDetails: booking.optional(),
  }),
  errors: { 'booking-not-found': { status: 404 } },
});
