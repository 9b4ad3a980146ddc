import { defineEndpoint } from '../define-endpoint.ts';
import { jwt, uid, z } from '../schema.ts';
import {
  accountData,
  accountErrors,
  factorCode,
  profileFields,
  typedEmail,
  typedPassword,
} from './account.ts';

const { 'link-invalid': _none, ...errors } = accountErrors;

export const updateUser = defineEndpoint({
  area: 'accounts',
  name: 'update-user',
  method: 'POST',
  path: '/api/user/update',
  summary: 'Changes the own account; a new address counts once it is confirmed',
  access: 'user',
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    uid,
    jwt,
    userAccountData: z
      .strictObject({
        ...profileFields,
        email: typedEmail,
        password: typedPassword,
        /** Address and password are changed by who knows the password alone. */
        currentPassword: typedPassword,
        /** It is asked of accounts with a second factor. */
        code: factorCode,
      })
      .partial(),
  }),
  response: z.object({
    accountData,
    /** A mail is on its way to the new address. */
    mailSend: z.enum(['', 'Y']),
  }),
  errors: { ...errors, 'wrong-password': { status: 422 } },
});
