import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { done, ofHome, range, rateChange } from './calendar-parts.ts';

export const setRates = defineEndpoint({
  area: 'calendars',
  name: 'set-rates',
  method: 'POST',
  path: '/api/landlord/calendar/rates/set',
  summary: 'Sets prices, minimum stay and days of arrival for nights of one’s own home',
  access: { permission: 'homes.own' },
  writes: true,
  onBehalf: true,
  request: z.strictObject({ ...ofHome, ...range, change: rateChange }),
  response: done,
  errors: {
    'object-not-found': { status: 404 },
    'invalid-dates': { status: 400 },
    /** Nights that never had a price need one. */
    'price-missing': { status: 422 },
    /** A weekly price below six nights has no effect: guests pay at least six nights. */
    'week-too-low': { status: 422 },
    'rates-of-feed': { status: 409 },
  },
});
