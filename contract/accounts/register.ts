import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountErrors, mailSend, profileFields, typedEmail, typedPassword } from './account.ts';

const { 'link-invalid': _none, ...errors } = accountErrors;

export const register = defineEndpoint({
  area: 'accounts',
  name: 'register',
  method: 'POST',
  path: '/api/user/registration',
  summary:
    'Mails a link with which the owner of the address creates an account; existing addresses get the same response',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  claims: 'uid',
  request: z.strictObject({
    /** A secret stored in the browser. With it the mailed link needs no password. API clients may leave it empty. */
    ticket: z.string().max(100).default(''),
    user: z.strictObject({
      email: typedEmail,
      password: typedPassword,
      salutation: profileFields.salutation.default('none'),
      firstName: profileFields.firstName.default(''),
      lastName: profileFields.lastName.default(''),
      language: profileFields.language.default('de'),
      newsletter: profileFields.newsletter.default(false),
    }),
  }),
  response: mailSend,
  errors,
});
