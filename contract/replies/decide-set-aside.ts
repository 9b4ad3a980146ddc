import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { setAside } from './set-aside.ts';

export const decideSetAside = defineEndpoint({
  area: 'replies',
  name: 'decide-set-aside',
  method: 'POST',
  path: '/api/admin/replies/decide',
  summary: 'Accepts a mail that was set aside as if a participant had sent it, or deletes it',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    id: z.number().int().min(1).max(1e15),
    action: z.enum(['take', 'drop']),
  }),
  /** The remaining replies. */
  response: setAside,
  errors: { 'answered-thing-gone': { status: 409 } },
});
