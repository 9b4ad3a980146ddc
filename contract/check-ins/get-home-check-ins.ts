import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { homeCheckIns } from './check-in.ts';

export const getHomeCheckIns = defineEndpoint({
  area: 'check-ins',
  name: 'get-home-check-ins',
  method: 'POST',
  path: '/api/landlord/check-in/homes/get',
  summary: 'Lists one’s own homes with their online check-in',
  access: { permission: 'homes.own' },
  writes: false,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ languageCode }),
  response: homeCheckIns,
});
