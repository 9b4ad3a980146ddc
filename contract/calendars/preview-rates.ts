import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ofHome, range, rateChange, sampleQuote } from './calendar-parts.ts';

export const previewRates = defineEndpoint({
  area: 'calendars',
  name: 'preview-rates',
  method: 'POST',
  path: '/api/landlord/calendar/rates/preview',
  summary:
    'What guests pay and the landlord receives for a stay, before and after a change of rates that is not saved',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject({ ...ofHome, ...range, change: rateChange }),
  response: z.object({
    /** Null: no stay of these nights has a price. */
    before: sampleQuote.nullable(),
    after: sampleQuote.nullable(),
  }),
  errors: { 'object-not-found': { status: 404 }, 'invalid-dates': { status: 400 } },
});
