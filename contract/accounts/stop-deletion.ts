import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const stopDeletion = defineEndpoint({
  area: 'accounts',
  name: 'stop-deletion',
  method: 'POST',
  path: '/api/user/deletion/stop',
  summary: 'Keeps the own account, whose end was asked for',
  access: 'user',
  writes: true,
  request: z.strictObject({}),
  /** False: no deletion had been requested. */
  response: z.object({ stopped: z.boolean() }),
});
