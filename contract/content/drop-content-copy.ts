import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const dropContentCopy = defineEndpoint({
  area: 'content',
  name: 'drop-content-copy',
  method: 'POST',
  path: '/api/cms/content/copy/drop',
  summary: 'Deletes the caller’s own copy of a text that could not be saved',
  access: { permission: 'content.update' },
  writes: true,
  request: z.strictObject({ contentID: z.number().int().min(1) }),
  response: z.object({}),
});
