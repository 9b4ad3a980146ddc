import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { landlordCommission } from './landlord-commission.ts';

export const getLandlordCommission = defineEndpoint({
  area: 'landlords',
  name: 'get-landlord-commission',
  method: 'POST',
  path: '/api/landlord/office/commission/get',
  summary: 'Returns the commission of a landlord with its history and the announced change',
  access: { permission: 'office.update' },
  writes: false,
  request: z.strictObject({ landlordNumber: z.number().int().min(1).max(2_147_483_647) }),
  response: landlordCommission,
  errors: { 'landlord-not-found': { status: 404 } },
});
