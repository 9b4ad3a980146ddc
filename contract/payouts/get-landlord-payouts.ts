import { defineEndpoint } from '../define-endpoint.ts';
import { jwt, languageCode, uid, z } from '../schema.ts';
import { landlordMoney } from './landlord-money.ts';

export const getLandlordPayouts = defineEndpoint({
  area: 'payouts',
  name: 'get-landlord-payouts',
  method: 'POST',
  path: '/api/landlord/payouts/get',
  summary: 'What the landlords for whom the person acts are paid, where, and the statements of their months',
  access: { permission: 'homes.own' },
  writes: false,
  request: z.strictObject({ uid, jwt, languageCode }),
  response: z.object({ landlords: z.array(landlordMoney) }),
});
