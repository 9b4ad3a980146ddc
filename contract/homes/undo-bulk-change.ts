import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownCall } from './own-home.ts';

export const undoBulkChange = defineEndpoint({
  area: 'homes',
  name: 'undo-bulk-change',
  method: 'POST',
  path: '/api/landlord/homes/bulk/undo',
  summary: 'Undoes a change of many homes, except where a home was changed since',
  access: { permission: 'homes.own' },
  writes: true,
  onBehalf: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({ ...ownCall, bulkID: z.number().int().min(1) }),
  response: z.object({
    restored: z.number(),
    /** Homes that were changed since and stay as they are. */
    kept: z.array(z.object({ objectNumber: z.number(), title: z.string() })),
  }),
  errors: {
    /** No such change of one’s own homes, or it is older than 30 days. */
    'bulk-change-not-found': { status: 404 },
  },
});
