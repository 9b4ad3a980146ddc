import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';

export const listRecentBookings = defineEndpoint({
  area: 'booking',
  name: 'list-recent-bookings',
  method: 'GET',
  path: '/api/booking/recent',
  summary: 'Lists the bookings of the last week for the office’s wall screen, without homes, people or dates',
  access: 'public',
  writes: false,
  request: z.object({ languageCode }),
  response: z.object({
    bookings: z.array(
      z.object({
        placeName: z.string(),
        regionName: z.string(),
        countryName: z.string(),
        nights: z.number(),
        persons: z.number(),
        bookingMethod: z.enum(['booking', 'option', 'request']),
        /** Whole minutes since the booking was made. */
        minutesAgo: z.number(),
      }),
    ),
    /** Bookings made since midnight in Europe/Berlin. */
    today: z.number(),
  }),
});
export type RecentBooking = z.infer<typeof listRecentBookings.response>['bookings'][number];
