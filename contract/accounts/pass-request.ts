import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, uid, z } from '../schema.ts';
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
  request: z.strictObject({
    uid,
    /** The number of whom `userType` names: landlords and partners type it into the same field. */
    vermieternummer: typedNumber,
    userType: z.enum(['retailer', 'partner']),
    language: languageCode,
  }),
  response: z.object({
    success: z.literal('Y'),
    mailSend: z.enum(['Y', '']),
    /** `Y`: the account is suspended. Only a browser that has logged into it before is told so. */
    userInactiv: z.enum(['Y', '']),
  }),
  errors: { 'too-many-tries': accountErrors['too-many-tries'] },
});
