import { defineEndpoint } from '../define-endpoint.ts';
import { mailAddress, z } from '../schema.ts';

export const saveContact = defineEndpoint({
  area: 'accounts',
  name: 'save-contact',
  method: 'POST',
  path: '/api/user/savecontact',
  summary: 'Saves the mail address that a visitor has entered, so that forms can be prefilled',
  access: 'public',
  writes: true,
  limit: { perMinute: 20, by: 'address' },
  claims: 'uid',
  request: z.strictObject({ email: mailAddress }),
  response: z.object({ uid: z.string(), ebk: z.string() }),
});
