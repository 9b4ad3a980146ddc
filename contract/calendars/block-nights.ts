import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { conflicts, doneAct, ownHomeRequest, range } from './calendar-parts.ts';

export const blockNights = defineEndpoint({
  area: 'calendars',
  name: 'block-nights',
  method: 'POST',
  path: '/api/landlord/calendar/block/set',
  summary: 'Blocks nights of one’s own home, or changes a block',
  access: { permission: 'homes.own' },
  writes: true,
  onBehalf: true,
  request: z.strictObject({
    ...ownHomeRequest,
    ...range,
    /** 0 for a new block. */
    stayID: z.number().int().min(0).default(0),
    note: z.string().trim().max(300).default(''),
  }),
  response: doneAct.extend({ stayID: z.number() }),
  errors: {
    'object-not-found': { status: 404 },
    'block-not-found': { status: 404 },
    'invalid-dates': { status: 400 },
    /** Other bookings, options or blocks occupy some of the nights. */
    'capacity-taken': { status: 409, data: conflicts },
  },
});
