import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { listErrors, sharedList, sharedListView } from './shared-list.ts';

export const removeListComment = defineEndpoint({
  area: 'watch-list',
  name: 'remove-list-comment',
  method: 'POST',
  path: '/api/sharedlist/comment/remove',
  summary: 'Removes a comment for good: its author may, and the list’s owner',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'both' },
  request: z.strictObject({
    sharedList,
    commentID: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    languageCode,
  }),
  response: sharedListView,
  errors: { ...listErrors, 'comment-not-found': { status: 404 } },
});
