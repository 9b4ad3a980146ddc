import { objectSummary } from '../catalogue/object-summary.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, languageCode, wholeNumber, z } from '../schema.ts';
import { waitingProposal } from './booking-change.ts';
import { booking, bookingDocument, bookingMethods, bookingState } from './booking.ts';
import { ratingLink } from './rating-link.ts';

const bookingListItem = z.object({
  bookingID: z.number(),
  bookingDisplayNumber: z.number(),
  bookingMethod: z.enum(bookingMethods),
  /** True if it was agreed with the host elsewhere and entered by the host. */
  isDirect: z.boolean(),
  status: bookingState,
  object: objectSummary,
  startDate: z.string(),
  endDate: z.string(),
  /** HH:mm. Null if not stated, in which case guest and host agree on a time. */
  checkIn: z.string().nullable(),
  persons: z.number(),
  pets: z.number(),
  total: amountInEuros,
  holdUntil: z.string().nullable(),
  createdAt: z.string(),
  /** What the host proposes, until when the guest can accept it. Null if nothing waits. */
  proposal: waitingProposal,
  /** Where the stay can be rated; null if it has not ended, or too long ago. */
  rating: ratingLink,
  documents: z.array(bookingDocument),
});
export type BookingListItem = z.infer<typeof bookingListItem>;

export const getBookings = defineEndpoint({
  area: 'booking',
  name: 'get-bookings',
  method: 'POST',
  path: '/api/user/getBookings',
  summary:
    'Lists the bookings of an account and of its confirmed mail address, or returns one of them with all details',
  access: 'user',
  writes: false,
  request: z.strictObject({
    type: z.enum(['bookings', 'booking']),
    /** Display number of the only booking to return. */
    bookingid: wholeNumber(0, 2_000_000_000).default(0),
    languageCode,
  }),
  response: z.object({
    /** Upcoming stays, the next one first, then past ones, the latest first. */
    bookingList: z.array(bookingListItem).optional(),
    bookingDetails: booking.optional(),
  }),
  errors: { 'booking-not-found': { status: 404 } },
});
