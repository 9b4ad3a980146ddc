import { defineEndpoint } from '../define-endpoint.ts';
import { mailAddress, z } from '../schema.ts';

export const saveContact = defineEndpoint({
  area: 'accounts',
  name: 'save-contact',
  method: 'POST',
  path: '/api/user/savecontact',
  summary: 'Keeps the mail address that a visitor typed, so that nothing must be typed twice',
  access: 'public',
  writes: true,
  limit: { perMinute: 20, by: 'address' },
  claims: 'uid',
  request: z.strictObject({ email: mailAddress }),
  response: z.object({ uid: z.string(), ebk: z.string() }),
});
