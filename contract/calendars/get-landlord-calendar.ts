import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber, z } from '../schema.ts';
import { chosenHome, homeChoice } from '../homes/home-choice.ts';
import { calendarHome, ownCall, range } from './calendar-parts.ts';

export const getLandlordCalendar = defineEndpoint({
  area: 'calendars',
  name: 'get-landlord-calendar',
  method: 'POST',
  path: '/api/landlord/calendar/get',
  summary: 'Returns the calendars of one’s own or managed homes: occupied nights and rates',
  access: { permission: 'stays.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject({
    ...ownCall,
    ...range,
    objectNumber: chosenHome,
    page: wholeNumber(1, 1000).default(1),
  }),
  response: z.object({
    today: z.string(),
    homes: z.array(calendarHome),
    all: z.array(homeChoice),
    pages: z.number(),
  }),
  errors: {
    'object-not-found': { status: 404 },
    /** The range ends before it begins, or has more than 400 nights. */
    'invalid-dates': { status: 400 },
  },
});
