import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountErrors, factorCode, loggedIn } from './account.ts';

export const useLoginLink = defineEndpoint({
  area: 'accounts',
  name: 'use-login-link',
  method: 'POST',
  path: '/api/user/login/link',
  summary: 'Starts a session by a mailed link or code, in the browser that requested it',
  access: 'public',
  writes: true,
  limit: { perMinute: 60, by: 'address' },
  claims: 'uid',
  request: z.strictObject({
    /** The ticket from the response to `requestLoginLink`. */
    ticket: z.string().max(100),
    /** The id in the mailed link. Absent if the code was typed. */
    loginID: z.string().max(200).optional(),
    /** The code in the mail. Spaces, dashes and case are ignored. */
    mailCode: z.string().max(40).optional(),
    /** Required for accounts with a second factor: access to the mailbox alone is not enough. */
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
