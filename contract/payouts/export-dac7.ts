import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const exportDac7 = defineEndpoint({
  area: 'payouts',
  name: 'export-dac7',
  method: 'POST',
  path: '/api/admin/payouts/dac7',
  summary:
    'Exports the earnings of landlords in a year for the tax authorities (DAC7, in the OECD’s XML format)',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({ year: z.number().int().min(2020).max(2100) }),
  response: z.object({
    fileName: z.string(),
    mediaType: z.string(),
    content: z.string(),
    sellers: z.number(),
    /** Landlords whose address or tax number is missing. */
    incomplete: z.array(z.object({ landlordNumber: z.number(), name: z.string() })),
  }),
  errors: { 'nothing-to-report': { status: 409 } },
});
