import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const getDebug = defineEndpoint({
  area: 'accounts',
  name: 'get-debug',
  method: 'POST',
  path: '/api/user/debug',
  summary: 'Returns the claims of the caller’s token, which scripts of a page cannot read themselves',
  access: { permission: 'userDebug.show' },
  writes: false,
  request: z.strictObject({}),
  response: z.object({
    /** ISO 8601. The token itself has seconds. */
    claims: z.object({ iat: z.string(), exp: z.string() }),
    /** Number of tokens issued in the session so far. */
    generation: z.number(),
    permissions: z.array(z.string()),
  }),
});
