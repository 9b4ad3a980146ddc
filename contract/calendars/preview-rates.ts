import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownHomeRequest, range, rateChange, sampleQuote } from './calendar-parts.ts';

export const previewRates = defineEndpoint({
  area: 'calendars',
  name: 'preview-rates',
  method: 'POST',
  path: '/api/landlord/calendar/rates/preview',
  summary:
    'Returns what guests pay and the landlord receives for a stay, before and after an unsaved change of rates',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject({ ...ownHomeRequest, ...range, change: rateChange }),
  response: z.object({
    /** Null if no stay within these nights has a price. */
    before: sampleQuote.nullable(),
    after: sampleQuote.nullable(),
  }),
  errors: { 'object-not-found': { status: 404 }, 'invalid-dates': { status: 400 } },
});
