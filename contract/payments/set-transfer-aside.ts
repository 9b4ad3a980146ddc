import { defineEndpoint } from '../define-endpoint.ts';
import { inEuros, z } from '../schema.ts';
import { matchNote, transferConflicts } from './transfer-match.ts';

export const setTransferAside = defineEndpoint({
  area: 'payments',
  name: 'set-transfer-aside',
  method: 'POST',
  path: '/api/admin/money/set-aside',
  summary: 'Sets aside the unassigned amount of a transfer, because it is not a guest’s payment',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    transferID: z.number().int().min(1),
    /** The unassigned rest that was shown. */
    rest: inEuros(z.number().positive()),
    note: matchNote,
  }),
  response: z.object({}),
  errors: transferConflicts,
});
