import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { bulkChange } from './bulk-change.ts';
import { ownCall } from './own-home.ts';

export const listBulkChanges = defineEndpoint({
  area: 'homes',
  name: 'list-bulk-changes',
  method: 'POST',
  path: '/api/landlord/homes/bulk/list',
  summary: 'Lists changes of many of one’s own homes that can still be undone',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject(ownCall),
  response: z.object({
    changes: z.array(
      z.object({
        bulkID: z.number(),
        madeAt: z.string(),
        change: bulkChange,
        homes: z.number(),
        /** Homes of which the change was undone. */
        undone: z.number(),
      }),
    ),
  }),
});
