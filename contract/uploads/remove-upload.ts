import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { uploadUse } from './upload.ts';

export const removeUpload = defineEndpoint({
  area: 'uploads',
  name: 'remove-upload',
  method: 'POST',
  path: '/api/cms/uploads/remove',
  summary: 'Removes a picture that no page uses; it can be restored for 30 days',
  access: { permission: 'content.update' },
  writes: true,
  request: z.strictObject({
    uploadID: z.number().int().min(1),
    /** Deletes it at once. */
    forever: z.boolean().default(false),
  }),
  /** True if the picture can be restored. */
  response: z.object({ isKept: z.boolean() }),
  errors: {
    'upload-not-found': { status: 404 },
    'upload-used': { status: 409, data: z.object({ usedOn: z.array(uploadUse) }) },
  },
});
