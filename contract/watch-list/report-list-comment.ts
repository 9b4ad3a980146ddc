import { savedListBounds } from '../../domain/saved-lists.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { listErrors, sharedList, sharedListView } from './shared-list.ts';

export const reportListComment = defineEndpoint({
  area: 'watch-list',
  name: 'report-list-comment',
  method: 'POST',
  path: '/api/sharedlist/comment/report',
  summary: 'Reports a comment to the office; until it has looked, nobody sees the comment',
  access: 'public',
  writes: true,
  limit: { perMinute: 6, by: 'both' },
  request: z.strictObject({
    sharedList,
    commentID: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    reason: z.string().trim().min(3).max(savedListBounds.reasonLength),
    languageCode,
  }),
  response: sharedListView,
  errors: { ...listErrors, 'comment-not-found': { status: 404 }, 'comment-cleared': { status: 409 } },
});
