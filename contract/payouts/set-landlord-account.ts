import { shownAgain, shownAgainErrors } from '../accounts/account.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { landlordMoney } from './landlord-money.ts';

export const setLandlordAccount = defineEndpoint({
  area: 'payouts',
  name: 'set-landlord-account',
  method: 'POST',
  path: '/api/landlord/payouts/account',
  summary:
    'Says where a landlord is paid, by the password and a second factor where there is one; money waits 72 hours after it',
  access: { permission: 'homes.own' },
  writes: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({
    languageCode,
    ...shownAgain,
    landlordNumber: z.number().int().min(1).max(2_147_483_647),
    holder: z.string().trim().min(1).max(70),
    iban: z.string().trim().min(1).max(60),
  }),
  response: landlordMoney,
  errors: {
    ...shownAgainErrors,
    'landlord-not-found': { status: 404 },
    /** The holder's name has characters that banks do not accept and that have no transliteration. */
    'holder-unwritable': { status: 409 },
    /** The check digits are wrong, or no SEPA transfer reaches banks of the country. */
    'iban-invalid': { status: 409 },
  },
});
