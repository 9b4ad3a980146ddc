import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { travellerFields, travellers } from './traveller.ts';

const { firstName: _first, lastName: _last, ...details } = travellerFields;

export const getTravellers = defineEndpoint({
  area: 'accounts',
  name: 'get-travellers',
  method: 'POST',
  path: '/api/user/travellers/get',
  summary: 'The people whom the person who calls books for',
  access: 'user',
  writes: false,
  request: z.strictObject({}),
  response: travellers.extend({
    /** Where the person lives and is reached, as they last booked under their own name; null before. */
    own: z.object(details).nullable(),
  }),
});
