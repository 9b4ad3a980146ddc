import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { plainDate, z } from '../schema.ts';

export const exportMoney = defineEndpoint({
  area: 'payments',
  name: 'export-money',
  method: 'POST',
  path: '/api/admin/money/export',
  summary: 'Exports the ledger entries of a period, both days included, as CSV in UTF-8',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({
    from: plainDate,
    until: plainDate,
    /** Language of headings and number format for a spreadsheet. The format is machine-readable if absent. */
    sheetIn: z.enum(languages).optional(),
  }),
  response: z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() }),
  errors: { 'period-too-long': { status: 422 } },
});
