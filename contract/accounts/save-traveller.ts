import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { travellerFields, travellerId, travellers } from './traveller.ts';

export const saveTraveller = defineEndpoint({
  area: 'accounts',
  name: 'save-traveller',
  method: 'POST',
  path: '/api/user/travellers/save',
  summary: 'Adds or changes a person for whom the caller makes bookings',
  access: 'user',
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    /** Creates a new traveller if absent. */
    id: travellerId.optional(),
    traveller: z.strictObject(travellerFields),
  }),
  response: travellers,
  errors: { 'traveller-missing': { status: 404 }, 'travellers-full': { status: 409 } },
});
