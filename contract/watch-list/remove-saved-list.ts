import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { listID, listNotFound, savedListsAnswer } from './saved-list.ts';

export const removeSavedList = defineEndpoint({
  area: 'watch-list',
  name: 'remove-saved-list',
  method: 'POST',
  path: '/api/user/savedlists/remove',
  summary: 'Removes one of the caller’s lists with the homes that stand on no other, or restores it',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'both' },
  request: z.strictObject({
    listID: listID.min(1),
    /** True restores the list as it was. */
    undo: z.boolean().default(false),
  }),
  response: savedListsAnswer,
  errors: { ...listNotFound, 'lists-full': { status: 409 } },
});
