import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { accountErrors, mailSend, typedEmail } from './account.ts';

export const requestLoginLink = defineEndpoint({
  area: 'accounts',
  name: 'request-login-link',
  method: 'POST',
  path: '/api/user/login/link/request',
  summary:
    'Mails a link that logs in the requesting browser once within ten minutes; every address gets the same response',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  claims: 'uid',
  request: z.strictObject({ user: z.strictObject({ email: typedEmail, language: languageCode }) }),
  response: mailSend.extend({
    /** Stored by the requesting browser. The mailed link and code are only valid together with it. */
    ticket: z.string(),
  }),
  errors: {
    'too-many-tries': accountErrors['too-many-tries'],
    'invalid-email': accountErrors['invalid-email'],
  },
});
