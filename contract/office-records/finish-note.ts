import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const finishNote = defineEndpoint({
  area: 'office-records',
  name: 'finish-note',
  method: 'POST',
  path: '/api/admin/records/notes/finish',
  summary: 'Marks a note that was written for the caller as done; of any other note nothing changes',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ noteID: z.number().int().min(1).max(1e12) }),
  response: z.object({ finished: z.literal(true) }),
});
