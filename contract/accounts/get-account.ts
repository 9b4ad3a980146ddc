import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownPasskeys, profileFields } from './account.ts';

export const getAccount = defineEndpoint({
  area: 'accounts',
  name: 'get-account',
  method: 'POST',
  path: '/api/user/account/get',
  summary: 'The own account, and where one is logged in',
  access: 'user',
  writes: false,
  request: z.strictObject({}),
  response: z.object({
    ...profileFields,
    email: z.string(),
    secondFactor: z.object({
      totp: z.boolean(),
      recoveryCodes: z.number(),
      /** Granted permissions are withheld until there is a second factor. */
      needed: z.boolean(),
    }),
    /** When the account will be deleted; null unless its deletion was requested. */
    deletionDueAt: z.string().nullable(),
    passkeys: ownPasskeys,
    /** Most recently used first. */
    sessions: z.array(
      z.object({
        sessionID: z.string(),
        current: z.boolean(),
        /** A name that needs no translation; empty if the browser does not tell. */
        browser: z.string(),
        system: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.string(),
      }),
    ),
  }),
});
