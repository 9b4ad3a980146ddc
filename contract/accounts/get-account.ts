import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownPasskeys, profileFields } from './account.ts';

export const getAccount = defineEndpoint({
  area: 'accounts',
  name: 'get-account',
  method: 'POST',
  path: '/api/user/account/get',
  summary: 'Returns the caller’s account and its sessions',
  access: 'user',
  writes: false,
  request: z.strictObject({}),
  response: z.object({
    ...profileFields,
    email: z.string(),
    secondFactor: z.object({
      totp: z.boolean(),
      recoveryCodes: z.number(),
      /** True if granted permissions are withheld until there is a second factor. */
      needed: z.boolean(),
    }),
    /** Time at which the account will be deleted. Null unless its deletion was requested. */
    deletionDueAt: z.string().nullable(),
    passkeys: ownPasskeys,
    /** Most recently used first. */
    sessions: z.array(
      z.object({
        sessionID: z.string(),
        current: z.boolean(),
        /** Product name of the browser, the same in every language. Empty if unknown. */
        browser: z.string(),
        system: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.string(),
      }),
    ),
  }),
});
