import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const endActing = defineEndpoint({
  area: 'acting',
  name: 'end-acting',
  method: 'POST',
  path: '/api/admin/acting/end',
  summary: 'Stops acting on behalf of another person, in all browsers',
  access: { permission: 'accounts.actFor' },
  writes: true,
  request: z.strictObject({}),
  response: z.object({}),
});
