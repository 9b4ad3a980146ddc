import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { actingSession } from './acting.ts';

export const getOwnActing = defineEndpoint({
  area: 'acting',
  name: 'get-own-acting',
  method: 'POST',
  path: '/api/user/acting/get',
  summary:
    'Lists sessions in which the office acted on behalf of the caller, with reasons and changes, newest first',
  access: 'user',
  writes: false,
  request: z.strictObject({}),
  response: z.object({ sessions: z.array(actingSession) }),
});
