import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const makeContentPreview = defineEndpoint({
  area: 'content',
  name: 'make-content-preview',
  method: 'POST',
  path: '/api/cms/content/preview',
  summary: 'Creates a link that shows the working copy of a container for seven days without a login',
  access: { permission: 'content.update' },
  writes: true,
  request: z.strictObject({ contentID: z.number().int().min(1) }),
  response: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  errors: { 'content-not-found': { status: 404 } },
});
