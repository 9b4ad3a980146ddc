import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { landlordBilling } from './landlord-billing.ts';

export const getLandlordBilling = defineEndpoint({
  area: 'landlords',
  name: 'get-landlord-billing',
  method: 'POST',
  path: '/api/landlord/billing/get',
  summary: 'Returns the issuer data for invoices of the landlords that the caller acts for',
  access: { permission: 'homes.owner' },
  writes: false,
  onBehalf: true,
  request: z.strictObject({ languageCode }),
  response: z.object({ landlords: z.array(landlordBilling) }),
});
