import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber, z } from '../schema.ts';
import { calendarHome, ownCall, range } from './calendar-parts.ts';

export const getLandlordCalendar = defineEndpoint({
  area: 'calendars',
  name: 'get-landlord-calendar',
  method: 'POST',
  path: '/api/landlord/calendar/get',
  summary:
    'The calendars of the homes that somebody lets or manages: what takes their nights, and their rates',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject({
    ...ownCall,
    ...range,
    /** 0: all own homes. Homes of others have no calendar here. */
    objectNumber: wholeNumber(0, 2_000_000_000).default(0),
    page: wholeNumber(1, 1000).default(1),
  }),
  response: z.object({
    today: z.string(),
    homes: z.array(calendarHome),
    all: z.array(z.object({ objectNumber: z.number(), title: z.string(), place: z.string() })),
    pages: z.number(),
  }),
  errors: {
    'object-not-found': { status: 404 },
    /** A range has at most 400 nights and ends after it begins. */
    'invalid-dates': { status: 400 },
  },
});
