import { keyWriteErrors } from '../api-keys/key-errors.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { doneAct, range } from './calendar-parts.ts';
import { keyConflicts, keyHomeRequest } from './key-calendar.ts';

export const blockKeyNights = defineEndpoint({
  area: 'calendars',
  name: 'block-key-nights',
  method: 'POST',
  path: '/api/key/calendar/block',
  summary: 'Blocks nights of a home, or changes a block',
  access: 'public',
  key: 'calendar:write',
  writes: true,
  claims: 'none',
  request: z.strictObject({
    ...keyHomeRequest,
    ...range,
    stayID: z.number().int().min(0).default(0).describe('0 for a new block.'),
    note: z.string().trim().max(300).default('').describe('For the business alone; guests do not see it.'),
  }),
  response: doneAct.extend({ stayID: z.number() }),
  errors: {
    ...keyWriteErrors,
    'object-not-found': { status: 404 },
    'block-not-found': { status: 404 },
    /** The nights are over, too many, or too far ahead. */
    'invalid-dates': { status: 400 },
    /** Bookings, options or other blocks are on some of the nights. Nothing was changed. */
    'capacity-taken': { status: 409, data: keyConflicts },
  },
});
