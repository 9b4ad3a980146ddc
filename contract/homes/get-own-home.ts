import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ofHome, ownHome } from './own-home.ts';

export const getOwnHome = defineEndpoint({
  area: 'homes',
  name: 'get-own-home',
  method: 'POST',
  path: '/api/landlord/homes/get',
  summary: 'All that somebody has said of a home that they let or manage; a foreign one is not found',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject(ofHome),
  response: ownHome,
  errors: { 'object-not-found': { status: 404 } },
});
