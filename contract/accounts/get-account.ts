import { defineEndpoint } from '../define-endpoint.ts';
import { jwt, uid, z } from '../schema.ts';
import { ownPasskeys, profileFields } from './account.ts';

export const getAccount = defineEndpoint({
  area: 'accounts',
  name: 'get-account',
  method: 'POST',
  path: '/api/user/account/get',
  summary: 'The own account, and where one is logged in',
  access: 'user',
  writes: false,
  request: z.strictObject({ uid, jwt }),
  response: z.object({
    ...profileFields,
    email: z.string(),
    secondFactor: z.object({
      totp: z.boolean(),
      /** How many are left. */
      recoveryCodes: z.number(),
      /** Rights that somebody has been granted are withheld until there is a second factor. */
      needed: z.boolean(),
    }),
    /** It says when the account ends, whose end was asked for; null: it stays. */
    deletionDueAt: z.string().nullable(),
    passkeys: ownPasskeys,
    /** The session used last stands in front. */
    sessions: z.array(
      z.object({
        sessionID: z.string(),
        /** It is the one that calls. */
        current: z.boolean(),
        /** Names that need no translation; empty where the browser does not tell. */
        browser: z.string(),
        system: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.string(),
      }),
    ),
  }),
});
