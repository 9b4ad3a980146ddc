import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownHomeRequest, ownHome } from './own-home.ts';

export const getOwnHome = defineEndpoint({
  area: 'homes',
  name: 'get-own-home',
  method: 'POST',
  path: '/api/landlord/homes/get',
  summary: 'Returns everything that is stored of one’s own or managed home',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject(ownHomeRequest),
  response: ownHome,
  errors: { 'object-not-found': { status: 404 } },
});
