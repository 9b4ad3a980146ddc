import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const lookAtWatchList = defineEndpoint({
  area: 'watch-list',
  name: 'look-at-watch-list',
  method: 'POST',
  path: '/api/user/watchedobjects/look',
  summary:
    'Marks the caller’s watch list as viewed, so that later changes are reported against the current state',
  access: 'public',
  writes: true,
  request: z.strictObject({}),
  response: z.object({ uid: z.string() }),
});
