import { ledgerAccounts } from '../../domain/ledger-accounts.ts';
import { datevCharts } from '../../domain/operator/datev-accounts.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const datevNumbers = z.object({
  /** Empty if it is not set, like the client and the chart. */
  consultant: z.string(),
  client: z.string(),
  chart: z.union([z.enum(datevCharts), z.literal('')]),
  /** Account numbers that differ from the chart. */
  numbers: z.partialRecord(z.enum(ledgerAccounts), z.string()),
  /** True if a configuration file sets them, so that they cannot be changed. */
  isLocked: z.boolean(),
});

export const getDatev = defineEndpoint({
  area: 'operator',
  name: 'get-datev',
  method: 'POST',
  path: '/api/admin/money/datev/get',
  summary: 'Returns the numbers with which the ledger is exported for DATEV',
  access: { permission: 'money.update' },
  writes: false,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({}),
  response: datevNumbers,
});
