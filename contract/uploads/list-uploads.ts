import { defineEndpoint } from '../define-endpoint.ts';
import { jwt, uid, z } from '../schema.ts';
import { upload } from './upload.ts';

export const listUploads = defineEndpoint({
  area: 'uploads',
  name: 'list-uploads',
  method: 'POST',
  path: '/api/cms/uploads/list',
  summary: 'All uploaded pictures, the latest first, with the pages that show them',
  access: { permission: 'content.update' },
  writes: false,
  request: z.strictObject({ uid, jwt }),
  response: z.object({ uploads: z.array(upload) }),
});
