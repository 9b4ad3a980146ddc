import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { travellerFields, travellers } from './traveller.ts';

const { firstName: _first, lastName: _last, ...details } = travellerFields;

export const getTravellers = defineEndpoint({
  area: 'accounts',
  name: 'get-travellers',
  method: 'POST',
  path: '/api/user/travellers/get',
  summary: 'Lists the people for whom the caller makes bookings',
  access: 'user',
  writes: false,
  request: z.strictObject({}),
  response: travellers.extend({
    /**
     * Address and phone of the account holder from their last booking under their own name. Null before the first one.
     */
    own: z.object(details).nullable(),
  }),
});
