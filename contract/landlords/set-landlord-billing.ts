import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { landlordBilling } from './landlord-billing.ts';

export const setLandlordBilling = defineEndpoint({
  area: 'landlords',
  name: 'set-landlord-billing',
  method: 'POST',
  path: '/api/landlord/billing/set',
  summary: 'Says from what address and under which VAT number a landlord issues invoices from now on',
  access: { permission: 'homes.own' },
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
    /** Absent: unchanged. For private people both are removed. */
    tradeRegister: z.string().trim().max(200).optional(),
    isLawful: z.boolean().optional(),
  }),
  response: landlordBilling,
  errors: {
    'landlord-not-found': { status: 404 },
    /** The number has not the form of any country whose rates we know. */
    'vat-id-invalid': { status: 409 },
    'zip-invalid': { status: 409 },
  },
});
