import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const decideReportedComment = defineEndpoint({
  area: 'watch-list',
  name: 'decide-reported-comment',
  method: 'POST',
  path: '/api/admin/list-comments/decide',
  summary: 'Shows a reported comment again, or removes it for good',
  access: { permission: 'messages.read' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    commentID: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    decision: z.enum(['show', 'remove']),
  }),
  response: z.object({ decided: z.literal(true) }),
  errors: { 'comment-not-found': { status: 404 } },
});
