import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const stopDeletion = defineEndpoint({
  area: 'accounts',
  name: 'stop-deletion',
  method: 'POST',
  path: '/api/user/deletion/stop',
  summary: 'Stops the scheduled deletion of the caller’s account',
  access: 'user',
  writes: true,
  request: z.strictObject({}),
  /** False if no deletion had been requested. */
  response: z.object({ stopped: z.boolean() }),
});
