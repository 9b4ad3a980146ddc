import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { actingSession } from './acting.ts';

export const getOwnActing = defineEndpoint({
  area: 'acting',
  name: 'get-own-acting',
  method: 'POST',
  path: '/api/user/acting/get',
  summary: 'When the office acted for the caller, why, and what it changed; the newest in front',
  access: 'user',
  writes: false,
  request: z.strictObject({}),
  response: z.object({ sessions: z.array(actingSession) }),
});
