import { identityProof, identityProofErrors } from '../accounts/account.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { landlordMoney } from './landlord-money.ts';

export const setLandlordAccount = defineEndpoint({
  area: 'payouts',
  name: 'set-landlord-account',
  method: 'POST',
  path: '/api/landlord/payouts/account',
  summary:
    'Sets the bank account of a landlord and delays payouts by 72 hours; requires the password and, if set up, a second factor',
  access: { permission: 'homes.owner' },
  writes: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({
    languageCode,
    ...identityProof,
    landlordNumber: z.number().int().min(1).max(2_147_483_647),
    holder: z.string().trim().min(1).max(70),
    iban: z.string().trim().min(1).max(60),
  }),
  response: landlordMoney,
  errors: {
    ...identityProofErrors,
    'landlord-not-found': { status: 404 },
    /** The holder's name has characters that banks do not accept and that have no transliteration. */
    'holder-unwritable': { status: 409 },
    /** The check digits are wrong, or the country is outside the SEPA area. */
    'iban-invalid': { status: 409 },
  },
});
