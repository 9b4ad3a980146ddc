import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, plainDate, z } from '../schema.ts';
import { landlordMoney } from './landlord-money.ts';

export const setLandlordTaxFacts = defineEndpoint({
  area: 'payouts',
  name: 'set-landlord-tax-facts',
  method: 'POST',
  path: '/api/landlord/payouts/tax',
  summary: 'Says what the yearly report to the authorities has to name of a landlord beside the address',
  access: { permission: 'homes.own' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    languageCode,
    landlordNumber: z.number().int().min(1).max(2_147_483_647),
    taxNumber: z.string().trim().max(40),
    /** Null: not a natural person. */
    bornOn: plainDate.nullable(),
  }),
  response: landlordMoney,
  errors: {
    'landlord-not-found': { status: 404 },
    /** The number has not the form used in the landlord's country. */
    'tax-number-invalid': { status: 409 },
    /** A person born on that day would be under age, or older than people get. */
    'birthday-invalid': { status: 409 },
  },
});
