import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, objectNumber, z } from '../schema.ts';
import { listID, listName, listNotFound, savedListsAnswer } from './saved-list.ts';

export const saveSavedList = defineEndpoint({
  area: 'watch-list',
  name: 'save-saved-list',
  method: 'POST',
  path: '/api/user/savedlists/save',
  summary: 'Makes a list of the caller’s own, or renames one',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'both' },
  request: z.strictObject({
    /** Null makes a new list. */
    listID: listID.nullable().default(null),
    name: listName,
    /** A saved home that also goes onto the new list. */
    objectNumber: objectNumber.nullable().default(null),
    languageCode,
  }),
  response: savedListsAnswer,
  errors: { ...listNotFound, 'lists-full': { status: 409 }, 'list-name-taken': { status: 409 } },
});
