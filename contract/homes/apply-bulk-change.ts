import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { bulkRequest } from './bulk-change.ts';

export const applyBulkChange = defineEndpoint({
  area: 'homes',
  name: 'apply-bulk-change',
  method: 'POST',
  path: '/api/landlord/homes/bulk/apply',
  summary: 'Changes many of one’s own homes at once, all or none; it can be undone for 30 days',
  access: { permission: 'homes.own' },
  writes: true,
  onBehalf: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    ...bulkRequest,
    digest: z.string().max(100),
    idempotencyKey: z.string().min(1).max(100),
  }),
  response: z.object({ bulkID: z.number(), homes: z.number() }),
  errors: {
    'invalid-dates': { status: 400 },
    /** Some of the homes are no longer as they were shown; nothing was changed. */
    'homes-changed': { status: 409 },
    'nothing-to-change': { status: 422 },
    'idempotency-conflict': { status: 409 },
  },
});
