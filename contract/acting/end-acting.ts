import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const endActing = defineEndpoint({
  area: 'acting',
  name: 'end-acting',
  method: 'POST',
  path: '/api/admin/acting/end',
  summary: 'Ends that the caller acts for somebody, in whichever browser; nothing happens where they do not',
  access: { permission: 'accounts.actFor' },
  writes: true,
  request: z.strictObject({}),
  response: z.object({}),
});
