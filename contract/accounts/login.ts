import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountErrors, factorCode, loggedIn, typedEmail, typedPassword } from './account.ts';

export const login = defineEndpoint({
  area: 'accounts',
  name: 'login',
  method: 'POST',
  path: '/api/user/login',
  summary: 'Starts a session; unknown, wrong, unconfirmed and suspended logins get the same response',
  access: 'public',
  writes: true,
  limit: { perMinute: 60, by: 'address' },
  request: z.strictObject({
    user: z.strictObject({ email: typedEmail, password: typedPassword, code: factorCode.optional() }),
    loginPersistent: z.boolean().default(false),
  }),
  response: loggedIn,
  errors: {
    'login-failed': { status: 401 },
    'second-factor-needed': accountErrors['second-factor-needed'],
    'too-many-tries': accountErrors['too-many-tries'],
  },
});
