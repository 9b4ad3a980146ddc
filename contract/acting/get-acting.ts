import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const getActing = defineEndpoint({
  area: 'acting',
  name: 'get-acting',
  method: 'POST',
  path: '/api/admin/acting/get',
  summary: 'Returns on whose behalf the caller acts in this browser, and until when',
  access: { permission: 'accounts.actFor' },
  writes: false,
  request: z.strictObject({}),
  response: z.object({ acting: z.object({ name: z.string(), until: z.string() }).nullable() }),
});
