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
    'Mails a link for resetting the password of a landlord, partner or agency; every number gets the same response',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  claims: 'uid',
  request: z.strictObject({
    /** The number of the landlord or partner, depending on `userType`. The form has one field for both. */
    vermieternummer: typedNumber,
    userType: z.enum(['retailer', 'partner']),
    language: languageCode,
  }),
  response: z.object({
    success: z.literal('Y'),
    mailSend: z.enum(['Y', '']),
    /** `Y` if the account is suspended. Only a browser that was logged in to the account before gets this answer. */
    userInactiv: z.enum(['Y', '']),
  }),
  errors: { 'too-many-tries': accountErrors['too-many-tries'] },
});
