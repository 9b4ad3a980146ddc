import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { metLock } from './content-unit.ts';

const moment = z.iso.datetime({ offset: true });

export const moveContentSchedule = defineEndpoint({
  area: 'content',
  name: 'move-content-schedule',
  method: 'POST',
  path: '/api/cms/content/schedule/move',
  summary: 'Reschedules or cancels a scheduled change of a container; the scheduled text stays the same',
  access: { permission: 'content.update' },
  writes: true,
  request: z.strictObject({
    contentID: z.number().int().min(1),
    action: z.enum(['publish', 'unpublish']),
    plannedAt: moment,
    /** Null to cancel the schedule. */
    at: moment.nullable(),
  }),
  response: z.object({
    schedules: z.array(z.object({ action: z.enum(['publish', 'unpublish']), at: z.iso.datetime() })),
  }),
  errors: {
    'content-not-found': { status: 404 },
    /** The text is locked by an editor, who may be changing the schedule. */
    'content-locked': { status: 409, data: metLock },
    /** The schedule was changed, executed or cancelled in the meantime. Null if nothing is scheduled. */
    'schedule-changed': { status: 409, data: z.object({ at: z.iso.datetime().nullable() }) },
    /** The time is past, or the end is not after the beginning. */
    'schedule-invalid': { status: 422 },
  },
});
