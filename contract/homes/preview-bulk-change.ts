import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { bulkHome, bulkRequest } from './bulk-change.ts';

export const previewBulkChange = defineEndpoint({
  area: 'homes',
  name: 'preview-bulk-change',
  method: 'POST',
  path: '/api/landlord/homes/bulk/preview',
  summary: 'Shows what a change makes of many of one’s own homes, and which stay as they are and why',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject(bulkRequest),
  response: z.object({
    homes: z.array(bulkHome),
    /** Identifies what is shown. `apply-bulk-change` takes it, so that exactly this change is made. */
    digest: z.string(),
  }),
  errors: { 'invalid-dates': { status: 400 } },
});
