import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { shownAgain, shownAgainErrors } from './account.ts';

export const exportData = defineEndpoint({
  area: 'accounts',
  name: 'export-data',
  method: 'POST',
  path: '/api/user/data/export',
  summary: 'All that is stored of the person who calls, as one ZIP of JSON and CSV',
  access: 'user',
  writes: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({ ...shownAgain }),
  response: z.object({
    fileName: z.string(),
    /** Base64. */
    zip: z.string(),
  }),
  errors: shownAgainErrors,
});
