import { languages } from '../../domain/language.ts';
import { objectSummary } from '../catalogue/object-summary.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { jwt, uid, z } from '../schema.ts';
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
    uid,
    jwt,
    /** Somebody's shared list. */
    watchListUID: z.string().max(100).default(''),
    /** Object numbers that the page holds; unknown ones are ignored. */
    watchList: z.array(z.number().int()).max(500).default([]),
    /** The homes are wanted too, in this language. */
    languageCode: z.enum(languages).optional(),
  }),
  response: z.object({
    uid: z.string(),
    /** Empty or the shared list's id when it exists; never its owner's uid. */
    sharedWatchListUserUID: z.string(),
    userWatchList: z.array(storedWatchedObject),
    sharedWatchList: z.array(storedWatchedObject),
    /** Shows the own list to others. */
    watchListUID: z.string(),
    /** Those watched in either list, where they were asked for; homes that are gone are absent. */
    homes: z.array(objectSummary),
  }),
});
