import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { doneAct, ownHomeRequest, range, rateChange } from './calendar-parts.ts';

export const setRates = defineEndpoint({
  area: 'calendars',
  name: 'set-rates',
  method: 'POST',
  path: '/api/landlord/calendar/rates/set',
  summary: 'Sets prices, minimum stay and arrival days for nights of one’s own home',
  access: { permission: 'homes.own' },
  writes: true,
  onBehalf: true,
  request: z.strictObject({ ...ownHomeRequest, ...range, change: rateChange }),
  response: doneAct,
  errors: {
    'object-not-found': { status: 404 },
    'invalid-dates': { status: 400 },
    /** Some of the nights have no price yet and need one. */
    'price-missing': { status: 422 },
    /** The weekly price is below six nights. It would have no effect, since guests pay at least six nights. */
    'week-too-low': { status: 422 },
    /** The home would have more seasons than can be kept. */
    'too-many-seasons': { status: 422 },
    'rates-of-feed': { status: 409 },
  },
});
