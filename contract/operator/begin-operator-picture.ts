import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { uploadTicket } from '../uploads/upload.ts';

export const beginOperatorPicture = defineEndpoint({
  area: 'operator',
  name: 'begin-operator-picture',
  method: 'POST',
  path: '/api/admin/operator/picture',
  summary:
    'Creates a ticket for uploading the logo, icon or share picture of the site by PUT to /uploads within ten minutes',
  access: { permission: 'operator.update' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({}),
  response: uploadTicket,
});
