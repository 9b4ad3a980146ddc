import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const dropContentCopy = defineEndpoint({
  area: 'content',
  name: 'drop-content-copy',
  method: 'POST',
  path: '/api/cms/content/copy/drop',
  summary: 'Drops what the editor could not save and was kept for them alone',
  access: { permission: 'content.update' },
  writes: true,
  request: z.strictObject({ contentID: z.number().int().min(1) }),
  response: z.object({}),
});
