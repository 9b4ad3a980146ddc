import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { plainDate, z } from '../schema.ts';

export const exportMoney = defineEndpoint({
  area: 'payments',
  name: 'export-money',
  method: 'POST',
  path: '/api/admin/money/export',
  summary: 'The entries of the ledger in a period, both days included, as CSV in UTF-8',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({
    from: plainDate,
    until: plainDate,
    /** For a person's spreadsheet: words and numbers as this language writes them. Absent: for programs. */
    sheetIn: z.enum(languages).optional(),
  }),
  response: z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() }),
  errors: { 'period-too-long': { status: 422 } },
});
