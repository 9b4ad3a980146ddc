import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { conflicts, done, ofHome, range } from './calendar-parts.ts';

export const blockNights = defineEndpoint({
  area: 'calendars',
  name: 'block-nights',
  method: 'POST',
  path: '/api/landlord/calendar/block/set',
  summary: 'Blocks nights of one’s own home, or changes a block of one’s own',
  access: { permission: 'homes.own' },
  writes: true,
  onBehalf: true,
  request: z.strictObject({
    ...ofHome,
    ...range,
    /** 0: a new block. */
    stayID: z.number().int().min(0).default(0),
    note: z.string().trim().max(300).default(''),
  }),
  response: done.extend({ stayID: z.number() }),
  errors: {
    'object-not-found': { status: 404 },
    'block-not-found': { status: 404 },
    'invalid-dates': { status: 400 },
    /** Bookings, options and other blocks are never overwritten. */
    'capacity-taken': { status: 409, data: conflicts },
  },
});
