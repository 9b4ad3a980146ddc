import { defineEndpoint } from '../define-endpoint.ts';
import { ownerNumber } from './owner-statement.ts';
import { z } from '../schema.ts';

export const removeOwnerCost = defineEndpoint({
  area: 'owner-statements',
  name: 'remove-owner-cost',
  method: 'POST',
  path: '/api/landlord/owners/costs/remove',
  summary: 'Removes a cost of a month that is not finished',
  access: { permission: 'money.own' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ costID: ownerNumber }),
  response: z.object({}),
  errors: {
    'cost-not-found': { status: 404 },
    /** A statement contains the cost. A mistake is corrected by a negative cost. */
    'month-finished': { status: 409 },
  },
});
