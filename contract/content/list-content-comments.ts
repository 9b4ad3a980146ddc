import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { contentComment } from './content-review.ts';

export const listContentComments = defineEndpoint({
  area: 'content',
  name: 'list-content-comments',
  method: 'POST',
  path: '/api/cms/comment/list',
  summary: 'Lists what editors say about the blocks of a container, oldest first',
  access: { permission: 'content.update' },
  writes: false,
  request: z.strictObject({ contentID: z.number().int().min(1) }),
  response: z.object({ comments: z.array(contentComment) }),
});
