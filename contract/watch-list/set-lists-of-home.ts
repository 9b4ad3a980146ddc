import { savedListBounds } from '../../domain/saved-lists.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, objectNumber, z } from '../schema.ts';
import { listID, listNotFound, savedListsAnswer } from './saved-list.ts';

export const setListsOfHome = defineEndpoint({
  area: 'watch-list',
  name: 'set-lists-of-home',
  method: 'POST',
  path: '/api/user/savedlists/homes/set',
  summary: 'Says on which of the caller’s lists a saved home stands; others lose it',
  access: 'public',
  writes: true,
  limit: { perMinute: 120, by: 'both' },
  request: z.strictObject({
    objectNumber,
    listIDs: z
      .array(listID)
      .min(1)
      .max(savedListBounds.lists + 1),
    languageCode,
  }),
  response: savedListsAnswer,
  errors: { ...listNotFound, 'home-not-saved': { status: 404 } },
});
