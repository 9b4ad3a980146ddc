import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { uploadTicket } from '../uploads/upload.ts';
import { ownHomeRequest, ownHomeErrors } from './own-home.ts';

export const beginHomePhoto = defineEndpoint({
  area: 'homes',
  name: 'begin-home-photo',
  method: 'POST',
  path: '/api/landlord/homes/photos/begin',
  summary: 'Creates a ticket for uploading one photo of one’s own home by PUT to /uploads within ten minutes',
  access: { permission: 'homes.own' },
  writes: true,
  onBehalf: true,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject(ownHomeRequest),
  response: uploadTicket,
  errors: {
    'object-not-found': ownHomeErrors['object-not-found'],
    'home-of-feed': ownHomeErrors['home-of-feed'],
    'too-many-photos': { status: 409 },
  },
});
