import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { identityProof, identityProofErrors } from './account.ts';

export const exportData = defineEndpoint({
  area: 'accounts',
  name: 'export-data',
  method: 'POST',
  path: '/api/user/data/export',
  summary: 'Exports all data stored about the caller as a ZIP file with JSON and CSV',
  access: 'user',
  writes: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({ ...identityProof }),
  response: z.object({
    fileName: z.string(),
    /** Base64. */
    zip: z.string(),
  }),
  errors: identityProofErrors,
});
