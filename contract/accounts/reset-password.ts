import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountErrors, factorCode, loggedIn, typedPassword } from './account.ts';

const { 'invalid-email': _none, ...errors } = accountErrors;

export const resetPassword = defineEndpoint({
  area: 'accounts',
  name: 'reset-password',
  method: 'POST',
  path: '/api/user/password/reset',
  summary: 'Sets a new password by a mailed link, ends all sessions and starts a new one',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  claims: 'uid',
  request: z.strictObject({
    resetID: z.string().max(200),
    /** `code` is required for accounts with a second factor: access to the mailbox alone is not enough. */
    user: z.strictObject({ password: typedPassword, code: factorCode.optional() }),
  }),
  response: loggedIn,
  errors,
});
