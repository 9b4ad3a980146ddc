import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const getDebug = defineEndpoint({
  area: 'accounts',
  name: 'get-debug',
  method: 'POST',
  path: '/api/user/debug',
  summary: 'What the token of the person who calls says; no script of a page can read the token itself',
  access: { permission: 'userDebug.show' },
  writes: false,
  request: z.strictObject({}),
  response: z.object({
    /** ISO 8601; in the token they are seconds. */
    claims: z.object({ iat: z.string(), exp: z.string() }),
    /** Counts the tokens of the session. */
    generation: z.number(),
    permissions: z.array(z.string()),
  }),
});
