import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { uploadUse } from './upload.ts';

export const removeUpload = defineEndpoint({
  area: 'uploads',
  name: 'remove-upload',
  method: 'POST',
  path: '/api/cms/uploads/remove',
  summary: 'Removes a picture that no page uses; by default it stays stored while earlier revisions show it',
  access: { permission: 'content.update' },
  writes: true,
  request: z.strictObject({
    uploadID: z.number().int().min(1),
    forever: z.boolean().default(false),
  }),
  /** True if the picture is not deleted because earlier revisions show it. */
  response: z.object({ isKept: z.boolean() }),
  errors: {
    'upload-not-found': { status: 404 },
    'upload-used': { status: 409, data: z.object({ usedOn: z.array(uploadUse) }) },
  },
});
