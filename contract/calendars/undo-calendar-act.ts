import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ofHome } from './calendar-parts.ts';

export const undoCalendarAct = defineEndpoint({
  area: 'calendars',
  name: 'undo-calendar-act',
  method: 'POST',
  path: '/api/landlord/calendar/undo',
  summary: 'Takes back what was done to the calendar of one’s own home, as long as nothing has followed it',
  access: { permission: 'homes.own' },
  writes: true,
  onBehalf: true,
  request: z.strictObject({ ...ofHome, actID: z.number().int().min(1) }),
  response: z.object({}),
  errors: {
    'object-not-found': { status: 404 },
    'act-not-found': { status: 404 },
    /** The change was changed again since, or the nights are taken. */
    'changed-meanwhile': { status: 409 },
  },
});
