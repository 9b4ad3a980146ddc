import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { landlordBookingItem } from './landlord-booking-item.ts';

export const getLandlordOverview = defineEndpoint({
  area: 'landlords',
  name: 'get-landlord-overview',
  method: 'POST',
  path: '/api/landlord/overview/get',
  summary: 'Returns today’s arrivals and departures, bookings that wait for an answer, and upcoming arrivals',
  access: { permission: 'stays.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject({ languageCode }),
  response: z.object({
    today: z.string(),
    homes: z.number(),
    /** True if the person acts for an agency, which has owners to account to. */
    isAgency: z.boolean(),
    arrivals: z.array(landlordBookingItem),
    departures: z.array(landlordBookingItem),
    /** Bookings that wait for an answer, the longest waiting first. */
    open: z.array(landlordBookingItem),
    next: z.array(landlordBookingItem),
  }),
});
