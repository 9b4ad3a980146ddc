import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const removePortrait = defineEndpoint({
  area: 'uploads',
  name: 'remove-portrait',
  method: 'POST',
  path: '/api/office/portraits/remove',
  summary: 'Removes the photo of a staff member; a drawn portrait replaces it',
  access: { permission: 'office.update' },
  writes: true,
  request: z.strictObject({ staffID: z.number().int().min(1).max(2_000_000_000) }),
  response: z.object({}),
  errors: { 'staff-not-found': { status: 404 } },
});
