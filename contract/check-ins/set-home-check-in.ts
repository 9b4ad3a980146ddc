import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, objectNumber, z } from '../schema.ts';
import { daysBefore, homeCheckIns } from './check-in.ts';

export const setHomeCheckIn = defineEndpoint({
  area: 'check-ins',
  name: 'set-home-check-in',
  method: 'POST',
  path: '/api/landlord/check-in/homes/set',
  summary: 'Switches the online check-in of a home on or off',
  access: { permission: 'homes.own' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    languageCode,
    objectNumber,
    /** Null switches it off. */
    daysBefore: daysBefore.nullable(),
  }),
  response: homeCheckIns,
  errors: { 'object-not-found': { status: 404 } },
});
