import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { upload } from './upload.ts';

export const restoreUpload = defineEndpoint({
  area: 'uploads',
  name: 'restore-upload',
  method: 'POST',
  path: '/api/cms/uploads/restore',
  summary: 'Restores a removed picture, or puts an earlier file of a picture back in its place',
  access: { permission: 'content.update' },
  writes: true,
  request: z.strictObject({
    uploadID: z.number().int().min(1),
    /** The earlier file. If absent, the picture is no longer removed. */
    versionID: z.number().int().min(1).optional(),
  }),
  response: upload,
  errors: { 'upload-not-found': { status: 404 } },
});
