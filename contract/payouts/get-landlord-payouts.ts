import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { landlordMoney } from './landlord-money.ts';

export const getLandlordPayouts = defineEndpoint({
  area: 'payouts',
  name: 'get-landlord-payouts',
  method: 'POST',
  path: '/api/landlord/payouts/get',
  summary: 'What the landlords for whom the person acts are paid, where, and the statements of their months',
  access: { permission: 'homes.own' },
  writes: false,
  request: z.strictObject({ languageCode }),
  response: z.object({
    landlords: z.array(landlordMoney),
    /** How the caller can confirm their identity before an account is changed. */
    owner: z.object({
      email: z.string(),
      /** The account has an authenticator app. */
      asksCode: z.boolean(),
      /** A passkey may be used instead of what is typed. */
      hasPasskey: z.boolean(),
    }),
  }),
});
