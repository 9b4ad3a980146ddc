import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { landlordMoney } from './landlord-money.ts';

export const getLandlordPayouts = defineEndpoint({
  area: 'payouts',
  name: 'get-landlord-payouts',
  method: 'POST',
  path: '/api/landlord/payouts/get',
  summary: 'Returns payouts, bank accounts and monthly statements of the landlords that the caller acts for',
  access: { permission: 'money.own' },
  writes: false,
  request: z.strictObject({ languageCode }),
  response: z.object({
    landlords: z.array(landlordMoney),
    /** Ways in which the caller can confirm their identity before an account is changed. */
    owner: z.object({
      email: z.string(),
      asksCode: z.boolean(),
      /** True if the account has a passkey, which may replace password and code. */
      hasPasskey: z.boolean(),
    }),
  }),
});
