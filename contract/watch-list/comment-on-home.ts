import { savedListBounds } from '../../domain/saved-lists.ts';
import { idempotencyKey } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, objectNumber, tooOften, z } from '../schema.ts';
import { sharedList, sharedListView, writeErrors } from './shared-list.ts';

export const commentOnHome = defineEndpoint({
  area: 'watch-list',
  name: 'comment-on-home',
  method: 'POST',
  path: '/api/sharedlist/comment',
  summary: 'Writes a comment about a home of a shared list; contact data in it is shown to nobody else',
  access: 'public',
  writes: true,
  limit: { perMinute: 10, by: 'both' },
  request: z.strictObject({
    sharedList,
    objectNumber,
    text: z.string().trim().min(1).max(savedListBounds.commentLength),
    idempotencyKey,
    languageCode,
  }),
  response: sharedListView,
  errors: {
    ...writeErrors,
    'comments-full': { status: 409 },
    'too-many-comments': { status: 429, data: tooOften },
    'idempotency-conflict': { status: 409 },
  },
});
