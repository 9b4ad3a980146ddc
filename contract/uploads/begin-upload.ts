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
  request: z.strictObject({}),
  response: uploadTicket,
});
