import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { uploadTicket } from './upload.ts';

export const beginUpload = defineEndpoint({
  area: 'uploads',
  name: 'begin-upload',
  method: 'POST',
  path: '/api/cms/uploads/begin',
  summary: 'Creates a ticket for uploading one picture by PUT to /uploads within ten minutes',
  access: { permission: 'content.update' },
  writes: true,
  request: z.strictObject({
    /** The picture whose place the new one takes, on all pages that show it. */
    replaces: z.number().int().min(1).optional(),
  }),
  response: uploadTicket,
  errors: { 'upload-not-found': { status: 404 } },
});
