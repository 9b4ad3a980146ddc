import { defineEndpoint } from '../define-endpoint.ts';
import { objectNumber, z } from '../schema.ts';

const response = z.object({ uid: z.string(), lastSeenObjects: z.array(z.number()) });

export const getLastSeenObjects = defineEndpoint({
  area: 'watch-list',
  name: 'get-last-seen-objects',
  method: 'POST',
  path: '/api/user/lastseenobjects/get',
  summary: 'Recently viewed homes, newest first',
  access: 'public',
  writes: false,
  request: z.strictObject({}),
  response,
});

export const setLastSeenObject = defineEndpoint({
  area: 'watch-list',
  name: 'set-last-seen-object',
  method: 'POST',
  path: '/api/user/lastseenobjects/set',
  summary: 'Puts a home in front of the recently viewed',
  access: 'public',
  writes: true,
  request: z.strictObject({ objectData: z.strictObject({ objectNumber }) }),
  response,
  errors: { 'object-not-found': { status: 404 } },
});
