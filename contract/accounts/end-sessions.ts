import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { identityProof, identityProofErrors } from './account.ts';

export const endSessions = defineEndpoint({
  area: 'accounts',
  name: 'end-sessions',
  method: 'POST',
  path: '/api/user/sessions/end',
  summary: 'Ends one of the caller’s own sessions, or all but the current one',
  access: 'user',
  writes: true,
  request: z.strictObject({
    ...identityProof,
    /** Ends all sessions but the calling one if absent. */
    sessionID: z.string().max(100).optional(),
  }),
  response: z.object({ ended: z.number() }),
  errors: identityProofErrors,
});
