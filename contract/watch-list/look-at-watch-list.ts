import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const lookAtWatchList = defineEndpoint({
  area: 'watch-list',
  name: 'look-at-watch-list',
  method: 'POST',
  path: '/api/user/watchedobjects/look',
  summary: 'Says that the own watch list was looked at: what holds now is no news any more',
  access: 'public',
  writes: true,
  request: z.strictObject({}),
  response: z.object({ uid: z.string() }),
});
