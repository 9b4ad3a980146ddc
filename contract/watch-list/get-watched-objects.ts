import { languages } from '../../domain/language.ts';
import { objectSummary } from '../catalogue/object-summary.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { storedWatchedObject } from './watched-object.ts';

export const getWatchedObjects = defineEndpoint({
  area: 'watch-list',
  name: 'get-watched-objects',
  method: 'POST',
  path: '/api/user/watchedobjects/get',
  summary: 'Returns the caller’s watch list and, with watchListUID, a shared one',
  access: 'public',
  writes: false,
  request: z.strictObject({
    /** Id of a shared list. */
    watchListUID: z.string().max(100).default(''),
    /** Object numbers on the page. Unknown ones are ignored. */
    watchList: z.array(z.number().int()).max(500).default([]),
    /** Set to return the homes as well, in this language. */
    languageCode: z.enum(languages).optional(),
  }),
  response: z.object({
    uid: z.string(),
    /** Id of the shared list if it exists, else empty. It is never the owner's uid. */
    sharedWatchListUserUID: z.string(),
    userWatchList: z.array(storedWatchedObject),
    sharedWatchList: z.array(storedWatchedObject),
    /** Id by which the caller's own list can be shared. */
    watchListUID: z.string(),
    /** Homes of both lists, on request. Removed homes are missing. */
    homes: z.array(objectSummary),
  }),
});
