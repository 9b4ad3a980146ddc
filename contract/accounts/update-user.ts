import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
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
  summary: 'Changes the caller’s account; a new mail address applies once it is confirmed',
  access: 'user',
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    userAccountData: z
      .strictObject({
        ...profileFields,
        email: typedEmail,
        password: typedPassword,
        /** Required to change the address or the password. */
        currentPassword: typedPassword,
        /** Required for accounts with a second factor. */
        code: factorCode,
      })
      .partial(),
  }),
  response: z.object({
    accountData,
    /** `Y` if a confirmation mail was sent to the new address. */
    mailSend: z.enum(['', 'Y']),
  }),
  errors: { ...errors, 'wrong-password': { status: 422 } },
});
