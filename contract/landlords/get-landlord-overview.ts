import { defineEndpoint } from '../define-endpoint.ts';
import { jwt, languageCode, uid, z } from '../schema.ts';
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
  request: z.strictObject({ uid, jwt, languageCode }),
  response: z.object({
    /** The day that it is about. */
    today: z.string(),
    /** How many homes the person lets or manages. */
    homes: z.number(),
    arrivals: z.array(landlordBookingItem),
    departures: z.array(landlordBookingItem),
    /** The one that waits longest stands in front. */
    open: z.array(landlordBookingItem),
    next: z.array(landlordBookingItem),
  }),
});
