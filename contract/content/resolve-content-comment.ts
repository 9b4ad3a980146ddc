import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const resolveContentComment = defineEndpoint({
  area: 'content',
  name: 'resolve-content-comment',
  method: 'POST',
  path: '/api/cms/comment/resolve',
  summary: 'Marks a thread of comments as resolved, or as open again',
  access: { permission: 'content.update' },
  writes: true,
  request: z.strictObject({ commentID: z.number().int().min(1), isResolved: z.boolean() }),
  response: z.object({}),
  errors: { 'comment-not-found': { status: 404 } },
});
