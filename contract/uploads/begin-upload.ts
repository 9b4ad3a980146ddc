import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { uploadTicket } from './upload.ts';

export const beginUpload = defineEndpoint({
  area: 'uploads',
  name: 'begin-upload',
  method: 'POST',
  path: '/api/cms/uploads/begin',
  summary: 'A ticket that lets one send the bytes of one picture to /uploads by PUT within ten minutes',
  access: { permission: 'content.update' },
  writes: true,
  request: z.strictObject({}),
  response: uploadTicket,
});
