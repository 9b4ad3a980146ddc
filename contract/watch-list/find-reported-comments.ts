import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

const reportedComment = z.object({
  commentID: z.number(),
  objectNumber: z.number(),
  author: z.string(),
  text: z.string(),
  writtenAt: z.string(),
  reason: z.string(),
  reportedAt: z.string(),
});
export type ReportedComment = z.infer<typeof reportedComment>;

export const findReportedComments = defineEndpoint({
  area: 'watch-list',
  name: 'find-reported-comments',
  method: 'POST',
  path: '/api/admin/list-comments/find',
  summary: 'Lists comments of shared lists that somebody has reported, longest waiting first',
  access: { permission: 'messages.read' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({}),
  response: z.object({ comments: z.array(reportedComment) }),
});
