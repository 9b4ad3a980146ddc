import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { shownAgain, shownAgainErrors } from './account.ts';

export const removeTotp = defineEndpoint({
  area: 'accounts',
  name: 'remove-totp',
  method: 'POST',
  path: '/api/user/factor/totp/remove',
  summary: 'Removes the second factor, by the password and a code; the owner gets a mail',
  access: 'user',
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ ...shownAgain }),
  response: z.object({ removed: z.boolean() }),
  errors: shownAgainErrors,
});
