import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const confirmAlert = defineEndpoint({
  area: 'alerts',
  name: 'confirm-alert',
  method: 'POST',
  path: '/api/alerts/confirm',
  summary: 'Confirms an alert by a mailed link',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  claims: 'uid',
  request: z.strictObject({ confirmID: z.string().max(200) }),
  response: z.object({ confirmed: z.literal('Y') }),
  errors: { 'link-invalid': { status: 410 } },
});
