import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const logout = defineEndpoint({
  area: 'accounts',
  name: 'logout',
  method: 'POST',
  path: '/api/user/logout',
  summary: 'Ends the current session, if there is one',
  access: 'public',
  writes: true,
  request: z.strictObject({}),
  response: z.object({ uid: z.string() }),
});
