import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountErrors, loggedIn, typedPassword } from './account.ts';

const { 'link-invalid': linkInvalid, 'password-refused': passwordRefused } = accountErrors;

export const confirmRegistration = defineEndpoint({
  area: 'accounts',
  name: 'confirm-registration',
  method: 'POST',
  path: '/api/user/registration/confirm',
  summary:
    'Confirms the mail address of a new account, or a new address of an existing one, by a mailed link',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  claims: 'uid',
  request: z.strictObject({
    confirmID: z.string().max(200),
    /** The ticket that the browser sent with the registration. A link opened in another browser asks for a password. */
    ticket: z.string().max(100).default(''),
    /** Replaces the password typed at registration, which a stranger may know. */
    password: typedPassword.optional(),
  }),
  response: loggedIn,
  errors: {
    'link-invalid': linkInvalid,
    'password-refused': passwordRefused,
    /** A new address of an existing account can only be confirmed while logged in to that account. */
    'login-failed': { status: 401 },
  },
});
