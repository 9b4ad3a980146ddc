import { keyWriteErrors } from '../api-keys/key-errors.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { doneAct } from './calendar-parts.ts';
import { keyHomeRequest, keyRates, refusedRange } from './key-calendar.ts';

export const setKeyRates = defineEndpoint({
  area: 'calendars',
  name: 'set-key-rates',
  method: 'POST',
  path: '/api/key/calendar/rates',
  summary:
    'Sets prices, minimum stays and days of arrival for ranges of nights of a home, all of them or none',
  access: 'public',
  key: 'calendar:write',
  writes: true,
  claims: 'none',
  request: z.strictObject({
    ...keyHomeRequest,
    ranges: z.array(keyRates).min(1).max(400).describe('Applied in this order.'),
  }),
  response: doneAct,
  errors: {
    ...keyWriteErrors,
    'object-not-found': { status: 404 },
    'invalid-dates': { status: 400, data: refusedRange },
    /** Some of the nights have no price yet and need one. */
    'price-missing': { status: 422, data: refusedRange },
    /** The weekly price is below six nights, which guests pay at least. */
    'week-too-low': { status: 422, data: refusedRange },
    /** The home would have more seasons than can be kept. */
    'too-many-seasons': { status: 422 },
    'rates-of-feed': { status: 409 },
  },
});
