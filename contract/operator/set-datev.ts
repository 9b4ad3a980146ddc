import { ledgerAccounts } from '../../domain/ledger-accounts.ts';
import { datevCharts } from '../../domain/operator/datev-accounts.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { datevNumbers } from './get-datev.ts';

const digits = z
  .string()
  .trim()
  .regex(/^[1-9]\d{0,6}$/);

export const setDatev = defineEndpoint({
  area: 'operator',
  name: 'set-datev',
  method: 'POST',
  path: '/api/admin/money/datev/set',
  summary:
    'Sets the numbers with which the ledger is exported for DATEV; each change is kept with its author',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    consultant: digits,
    client: digits,
    chart: z.enum(datevCharts),
    numbers: z.partialRecord(z.enum(ledgerAccounts), z.string().regex(/^\d{4,8}$/)),
  }),
  response: datevNumbers,
  errors: {
    /** A configuration file sets the numbers. */
    'datev-locked': { status: 409 },
  },
});
