import { defineEndpoint } from '../define-endpoint.ts';
import { uid, z } from '../schema.ts';
import { accountErrors, factorCode, loggedIn } from './account.ts';

export const useLoginLink = defineEndpoint({
  area: 'accounts',
  name: 'use-login-link',
  method: 'POST',
  path: '/api/user/login/link',
  summary: 'Begins a session by the link of a mail, or by its code, in the browser that has asked for it',
  access: 'public',
  writes: true,
  limit: { perMinute: 60, by: 'address' },
  request: z.strictObject({
    uid,
    /** What the request for the mail was answered with. */
    ticket: z.string().max(100),
    /** What the link carries; absent: the code was typed. */
    loginID: z.string().max(200).optional(),
    /** What the mail says; spaces, dashes and case make no difference. */
    mailCode: z.string().max(40).optional(),
    /** It is asked of accounts with a second factor: the mail alone lets nobody in. */
    code: factorCode.optional(),
    loginPersistent: z.boolean().default(false),
  }),
  response: loggedIn,
  errors: {
    'link-invalid': accountErrors['link-invalid'],
    'second-factor-needed': accountErrors['second-factor-needed'],
    'too-many-tries': accountErrors['too-many-tries'],
    'code-wrong': { status: 422 },
  },
});
