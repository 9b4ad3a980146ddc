import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { contentComment, reviewText } from './content-review.ts';

export const addContentComment = defineEndpoint({
  area: 'content',
  name: 'add-content-comment',
  method: 'POST',
  path: '/api/cms/comment/add',
  summary: 'Adds a comment about a block, or an answer to one',
  access: { permission: 'content.update' },
  writes: true,
  creates: true,
  request: z.strictObject({
    contentID: z.number().int().min(1),
    blockID: z.string().min(1).max(60),
    /** The first comment of the thread to answer. Null to begin a new one. */
    threadID: z.number().int().min(1).nullable().default(null),
    text: reviewText.min(1),
  }),
  response: contentComment,
  errors: { 'content-not-found': { status: 404 }, 'comment-not-found': { status: 404 } },
});
