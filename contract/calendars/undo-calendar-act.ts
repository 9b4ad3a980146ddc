import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownHomeRequest } from './calendar-parts.ts';

export const undoCalendarAct = defineEndpoint({
  area: 'calendars',
  name: 'undo-calendar-act',
  method: 'POST',
  path: '/api/landlord/calendar/undo',
  summary: 'Undoes a change of the calendar of one’s own home, unless a later change depends on it',
  access: { permission: 'homes.own' },
  writes: true,
  onBehalf: true,
  request: z.strictObject({ ...ownHomeRequest, actID: z.number().int().min(1) }),
  response: z.object({}),
  errors: {
    'object-not-found': { status: 404 },
    'act-not-found': { status: 404 },
    /** The change was overwritten by a later one, or the nights are occupied. */
    'changed-meanwhile': { status: 409 },
  },
});
