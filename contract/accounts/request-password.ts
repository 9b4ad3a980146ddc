import { languageCode, z } from '../schema.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { accountErrors, mailSend, typedEmail } from './account.ts';

const { 'too-many-tries': tooManyTries, 'invalid-email': invalidEmail } = accountErrors;

export const requestPassword = defineEndpoint({
  area: 'accounts',
  name: 'request-password',
  method: 'POST',
  path: '/api/user/password/request',
  summary: 'Mails a link for resetting the password; every address gets the same response',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  claims: 'uid',
  request: z.strictObject({
    user: z.strictObject({ email: typedEmail, language: languageCode }),
  }),
  response: mailSend,
  errors: { 'too-many-tries': tooManyTries, 'invalid-email': invalidEmail },
});
