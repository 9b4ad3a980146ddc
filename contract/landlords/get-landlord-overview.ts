import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { landlordBookingItem } from './landlord-booking-item.ts';

export const getLandlordOverview = defineEndpoint({
  area: 'landlords',
  name: 'get-landlord-overview',
  method: 'POST',
  path: '/api/landlord/overview/get',
  summary:
    'What somebody who lets homes needs today: who comes and leaves, what waits for an answer, who comes next',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject({ languageCode }),
  response: z.object({
    today: z.string(),
    homes: z.number(),
    arrivals: z.array(landlordBookingItem),
    departures: z.array(landlordBookingItem),
    /** Longest waiting first. */
    open: z.array(landlordBookingItem),
    next: z.array(landlordBookingItem),
  }),
});
