import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, plainDate, z } from '../schema.ts';
import { landlordMoney } from './landlord-money.ts';

export const setLandlordTaxFacts = defineEndpoint({
  area: 'payouts',
  name: 'set-landlord-tax-facts',
  method: 'POST',
  path: '/api/landlord/payouts/tax',
  summary: 'Sets the tax data of a landlord for the yearly report to the authorities',
  access: { permission: 'homes.owner' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    languageCode,
    landlordNumber: z.number().int().min(1).max(2_147_483_647),
    taxNumber: z.string().trim().max(40),
    /** Null if the landlord is not a natural person. */
    bornOn: plainDate.nullable(),
  }),
  response: landlordMoney,
  errors: {
    'landlord-not-found': { status: 404 },
    /** The number does not match the format of the landlord's country. */
    'tax-number-invalid': { status: 409 },
    /** The date would make the person a minor or implausibly old. */
    'birthday-invalid': { status: 409 },
  },
});
