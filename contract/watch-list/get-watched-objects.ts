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
  summary: 'The own watch list, and with watchListUID the list that somebody shared',
  access: 'public',
  writes: false,
  request: z.strictObject({
    /** Id of a list that somebody has shared. */
    watchListUID: z.string().max(100).default(''),
    /** Object numbers on the page; unknown ones are ignored. */
    watchList: z.array(z.number().int()).max(500).default([]),
    /** Set to get the homes too, in this language. */
    languageCode: z.enum(languages).optional(),
  }),
  response: z.object({
    uid: z.string(),
    /** Id of the shared list, if it exists, else empty; never its owner's uid. */
    sharedWatchListUserUID: z.string(),
    userWatchList: z.array(storedWatchedObject),
    sharedWatchList: z.array(storedWatchedObject),
    /** Id by which others can see the own list. */
    watchListUID: z.string(),
    /** Homes watched in either list, on request; removed homes are missing. */
    homes: z.array(objectSummary),
  }),
});
