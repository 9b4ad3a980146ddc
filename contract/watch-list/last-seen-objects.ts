import { defineEndpoint } from '../define-endpoint.ts';
import { objectNumber, z } from '../schema.ts';

const response = z.object({ uid: z.string(), lastSeenObjects: z.array(z.number()) });

export const getLastSeenObjects = defineEndpoint({
  area: 'watch-list',
  name: 'get-last-seen-objects',
  method: 'POST',
  path: '/api/user/lastseenobjects/get',
  summary: 'Lists recently viewed homes, newest first',
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
  summary: 'Adds a home to the front of the recently viewed ones',
  access: 'public',
  writes: true,
  request: z.strictObject({ objectData: z.strictObject({ objectNumber }) }),
  response,
  errors: { 'object-not-found': { status: 404 } },
});
