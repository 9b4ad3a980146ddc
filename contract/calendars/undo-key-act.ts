import { keyWriteErrors } from '../api-keys/key-errors.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { keyHomeRequest } from './key-calendar.ts';

export const undoKeyAct = defineEndpoint({
  area: 'calendars',
  name: 'undo-key-act',
  method: 'POST',
  path: '/api/key/calendar/undo',
  summary: 'Undoes a change of the calendar or the prices of a home, unless a later change depends on it',
  access: 'public',
  key: 'calendar:write',
  writes: true,
  claims: 'none',
  request: z.strictObject({ ...keyHomeRequest, actID: z.number().int().min(1) }),
  response: z.object({}),
  errors: {
    ...keyWriteErrors,
    'object-not-found': { status: 404 },
    'act-not-found': { status: 404 },
    /** The change was overwritten by a later one, or the nights are occupied. */
    'changed-meanwhile': { status: 409 },
  },
});
