import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { uploadTicket } from './upload.ts';

export const beginPortrait = defineEndpoint({
  area: 'uploads',
  name: 'begin-portrait',
  method: 'POST',
  path: '/api/office/portraits/begin',
  summary: 'Creates a ticket for uploading the photo of a staff member by PUT to /uploads within ten minutes',
  access: { permission: 'office.update' },
  writes: true,
  request: z.strictObject({ staffID: z.number().int().min(1).max(2_000_000_000) }),
  response: uploadTicket,
  errors: { 'staff-not-found': { status: 404 } },
});
