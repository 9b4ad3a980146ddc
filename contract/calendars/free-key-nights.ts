import { keyWriteErrors } from '../api-keys/key-errors.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { doneAct } from './calendar-parts.ts';
import { keyHomeRequest } from './key-calendar.ts';

export const freeKeyNights = defineEndpoint({
  area: 'calendars',
  name: 'free-key-nights',
  method: 'POST',
  path: '/api/key/calendar/free',
  summary: 'Removes a block, so that its nights can be booked again',
  access: 'public',
  key: 'calendar:write',
  writes: true,
  claims: 'none',
  request: z.strictObject({ ...keyHomeRequest, stayID: z.number().int().min(1) }),
  response: doneAct,
  errors: {
    ...keyWriteErrors,
    'object-not-found': { status: 404 },
    'block-not-found': { status: 404 },
  },
});
