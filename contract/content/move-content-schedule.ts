import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { metLock } from './content-unit.ts';

const moment = z.iso.datetime({ offset: true });

export const moveContentSchedule = defineEndpoint({
  area: 'content',
  name: 'move-content-schedule',
  method: 'POST',
  path: '/api/cms/content/schedule/move',
  summary:
    'Moves one planned change of a container to another time, or gives it up; the planned text stays the same',
  access: { permission: 'content.update' },
  writes: true,
  request: z.strictObject({
    contentID: z.number().int().min(1),
    action: z.enum(['publish', 'unpublish']),
    plannedAt: moment,
    /** Null: the plan is cancelled. */
    at: moment.nullable(),
  }),
  response: z.object({
    schedules: z.array(z.object({ action: z.enum(['publish', 'unpublish']), at: z.iso.datetime() })),
  }),
  errors: {
    'content-not-found': { status: 404 },
    /** Somebody is editing this text, and may be rescheduling it. */
    'content-locked': { status: 409, data: metLock },
    /** The plan was moved, carried out or dropped meanwhile; null: nothing is planned. */
    'schedule-changed': { status: 409, data: z.object({ at: z.iso.datetime().nullable() }) },
    /** The time is past, or the end is not after the beginning. */
    'schedule-invalid': { status: 422 },
  },
});
