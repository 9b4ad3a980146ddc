import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { accountErrors, mailSend, typedEmail } from './account.ts';

export const requestLoginLink = defineEndpoint({
  area: 'accounts',
  name: 'request-login-link',
  method: 'POST',
  path: '/api/user/login/link/request',
  summary:
    'Sends a link that lets in once, within ten minutes, where it was asked for; every address is answered alike',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  claims: 'uid',
  request: z.strictObject({ user: z.strictObject({ email: typedEmail, language: languageCode }) }),
  response: mailSend.extend({
    /** Kept by the browser that asked: the mailed link and code work only together with it. */
    ticket: z.string(),
  }),
  errors: {
    'too-many-tries': accountErrors['too-many-tries'],
    'invalid-email': accountErrors['invalid-email'],
  },
});
