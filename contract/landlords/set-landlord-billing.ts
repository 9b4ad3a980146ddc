import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { landlordBilling } from './landlord-billing.ts';

export const setLandlordBilling = defineEndpoint({
  area: 'landlords',
  name: 'set-landlord-billing',
  method: 'POST',
  path: '/api/landlord/billing/set',
  summary: 'Sets the address and VAT number for future invoices of a landlord',
  access: { permission: 'homes.owner' },
  writes: true,
  request: z.strictObject({
    languageCode,
    landlordNumber: z.number().int().min(1).max(2_147_483_647),
    street: z.string().trim().min(1).max(200),
    /** Empty in countries without postcodes. */
    zip: z.string().trim().max(20),
    city: z.string().trim().min(1).max(100),
    country: z.string().regex(/^[a-z]{2}$/),
    vatId: z.string().trim().max(40),
    /** Stays unchanged if absent. Both are removed for private people. */
    tradeRegister: z.string().trim().max(200).optional(),
    isLawful: z.boolean().optional(),
  }),
  response: landlordBilling,
  errors: {
    'landlord-not-found': { status: 404 },
    /** The number does not match the format of any supported country. */
    'vat-id-invalid': { status: 409 },
    'zip-invalid': { status: 409 },
  },
});
