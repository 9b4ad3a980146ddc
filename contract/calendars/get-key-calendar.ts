import { keyErrors } from '../api-keys/key-errors.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { range } from './calendar-parts.ts';
import { keyHomeRequest, keySeason, keyTakenNights } from './key-calendar.ts';

export const getKeyCalendar = defineEndpoint({
  area: 'calendars',
  name: 'get-key-calendar',
  method: 'GET',
  path: '/api/key/calendar',
  summary: 'Returns the nights of a home that are taken, and its prices, minimum stays and days of arrival',
  access: 'public',
  key: 'calendar:read',
  writes: false,
  request: z.object({ ...keyHomeRequest, ...range }),
  response: z.object({
    objectNumber: z.number(),
    ratesOfFeed: z.boolean().describe('True if the prices come from a feed, and can be changed there alone.'),
    taken: z.array(keyTakenNights),
    seasons: z.array(keySeason).describe('Nights that are in no season have no price and cannot be booked.'),
  }),
  errors: {
    ...keyErrors,
    'object-not-found': { status: 404 },
    /** The range ends before it begins, or has more than 800 nights. */
    'invalid-dates': { status: 400 },
  },
});
