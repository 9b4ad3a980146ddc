import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { upload } from './upload.ts';

export const listUploads = defineEndpoint({
  area: 'uploads',
  name: 'list-uploads',
  method: 'POST',
  path: '/api/cms/uploads/list',
  summary: 'Lists all uploaded pictures, latest first, with the pages that use them',
  access: { permission: 'content.update' },
  writes: false,
  request: z.strictObject({}),
  response: z.object({ uploads: z.array(upload) }),
});
