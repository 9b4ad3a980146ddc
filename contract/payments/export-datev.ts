import { defineEndpoint } from '../define-endpoint.ts';
import { plainDate, z } from '../schema.ts';

export const exportDatev = defineEndpoint({
  area: 'payments',
  name: 'export-datev',
  method: 'POST',
  path: '/api/admin/money/datev',
  summary:
    'Exports the ledger of a period within one year, both days included, as a DATEV Buchungsstapel (EXTF 700)',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({ from: plainDate, until: plainDate }),
  response: z.object({
    fileName: z.string(),
    mediaType: z.string(),
    /** The bytes of the file, which is in Windows-1252. */
    base64: z.string(),
  }),
  errors: {
    /** The operator's facts lack the tax adviser or the chart of accounts. */
    'datev-unset': { status: 409 },
    'period-crosses-year': { status: 422 },
    'too-many-lines': { status: 422 },
  },
});
