import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { storedWatchedObject, watchedObjectInput } from './watched-object.ts';

export const setWatchedObject = defineEndpoint({
  area: 'watch-list',
  name: 'set-watched-object',
  method: 'POST',
  path: '/api/user/watchedobjects/set',
  summary: 'Adds a home to the caller’s watch list, or marks it as removed',
  access: 'public',
  writes: true,
  request: z.strictObject({
    ...watchedObjectInput,
    action: z.enum(['add', 'delete']),
    watchListUID: z.string().max(100).default(''),
  }),
  response: z.object({
    uid: z.string(),
    watchListUID: z.string(),
    userWatchList: z.array(storedWatchedObject),
  }),
  errors: { 'object-not-found': { status: 404 }, 'watch-list-full': { status: 409 } },
});
