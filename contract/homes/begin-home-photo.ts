import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { uploadTicket } from '../uploads/upload.ts';
import { ofHome, ownHomeErrors } from './own-home.ts';

export const beginHomePhoto = defineEndpoint({
  area: 'homes',
  name: 'begin-home-photo',
  method: 'POST',
  path: '/api/landlord/homes/photos/begin',
  summary: 'A ticket that lets one send one photo of one’s own home to /uploads by PUT within ten minutes',
  access: { permission: 'homes.own' },
  writes: true,
  onBehalf: true,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject(ofHome),
  response: uploadTicket,
  errors: {
    'object-not-found': ownHomeErrors['object-not-found'],
    'home-of-feed': ownHomeErrors['home-of-feed'],
    'too-many-photos': { status: 409 },
  },
});
