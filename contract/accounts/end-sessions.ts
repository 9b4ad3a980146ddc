import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { shownAgain, shownAgainErrors } from './account.ts';

export const endSessions = defineEndpoint({
  area: 'accounts',
  name: 'end-sessions',
  method: 'POST',
  path: '/api/user/sessions/end',
  summary: 'Ends one of the own sessions, or all but the one that calls',
  access: 'user',
  writes: true,
  request: z.strictObject({
    ...shownAgain,
    /** Absent: all sessions but the calling one. */
    sessionID: z.string().max(100).optional(),
  }),
  response: z.object({ ended: z.number() }),
  errors: shownAgainErrors,
});
