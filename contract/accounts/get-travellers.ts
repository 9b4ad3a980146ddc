import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { travellers } from './traveller.ts';

export const getTravellers = defineEndpoint({
  area: 'accounts',
  name: 'get-travellers',
  method: 'POST',
  path: '/api/user/travellers/get',
  summary: 'The people whom the person who calls books for',
  access: 'user',
  writes: false,
  request: z.strictObject({}),
  response: travellers,
});
