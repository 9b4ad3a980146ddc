import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { travellerId, travellers } from './traveller.ts';

export const removeTraveller = defineEndpoint({
  area: 'accounts',
  name: 'remove-traveller',
  method: 'POST',
  path: '/api/user/travellers/remove',
  summary: 'Deletes a person for whom the caller makes bookings',
  access: 'user',
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ id: travellerId }),
  response: travellers,
});
