import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const confirmNewsletter = defineEndpoint({
  area: 'newsletter',
  name: 'confirm-newsletter',
  method: 'POST',
  path: '/api/newsletter/doiconfirm',
  summary: 'Confirms a newsletter subscription by a mailed link',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  claims: 'uid',
  request: z.strictObject({ confirmID: z.string().max(200) }),
  response: z.object({ confirmed: z.literal('Y') }),
  errors: { 'link-invalid': { status: 410 } },
});
