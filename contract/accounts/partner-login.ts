import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountErrors, factorCode, loggedIn, typedPassword } from './account.ts';

export const partnerLogin = defineEndpoint({
  area: 'accounts',
  name: 'partner-login',
  method: 'POST',
  path: '/api/user/partnerlogin',
  summary: 'Starts a session of a partner or agency by number and password; errors are those of other logins',
  access: 'public',
  writes: true,
  limit: { perMinute: 60, by: 'address' },
  request: z.strictObject({
    /** The partner's or agency's number (partnernummer). */
    partner: z.union([z.string().max(20), z.number().int().nonnegative()]),
    /** The password (kennwort). */
    c: typedPassword,
    code: factorCode.optional(),
  }),
  response: loggedIn,
  errors: {
    'login-failed': { status: 401 },
    'second-factor-needed': accountErrors['second-factor-needed'],
    'too-many-tries': accountErrors['too-many-tries'],
  },
});
