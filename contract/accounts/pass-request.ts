import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { accountErrors } from './account.ts';

const typedNumber = z.union([z.string().trim().max(20), z.number().int().nonnegative()]);

export const passRequest = defineEndpoint({
  area: 'accounts',
  name: 'pass-request',
  method: 'POST',
  path: '/api/handling/passrequest',
  summary:
    'Sends the person of a landlord, partner or agency a mail that says how to get in again; every number is answered alike',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  claims: 'uid',
  request: z.strictObject({
    /** The number of the landlord or partner, as `userType` says: both are typed into the same field. */
    vermieternummer: typedNumber,
    userType: z.enum(['retailer', 'partner']),
    language: languageCode,
  }),
  response: z.object({
    success: z.literal('Y'),
    mailSend: z.enum(['Y', '']),
    /** `Y`: the account is suspended. Told only to a browser that has logged in to it before. */
    userInactiv: z.enum(['Y', '']),
  }),
  errors: { 'too-many-tries': accountErrors['too-many-tries'] },
});
