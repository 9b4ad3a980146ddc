import { defineEndpoint } from '../define-endpoint.ts';
import { inEuros, z } from '../schema.ts';
import { matchNote, transferConflicts } from './transfer-match.ts';

export const undoTransferAside = defineEndpoint({
  area: 'payments',
  name: 'undo-transfer-aside',
  method: 'POST',
  path: '/api/admin/money/undo-set-aside',
  summary: 'Makes a transfer that was set aside wait for the office again',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    transferID: z.number().int().min(1),
    /** The unassigned rest that was shown. */
    rest: inEuros(z.number().positive()),
    /** Why it waits again. */
    note: matchNote,
  }),
  response: z.object({}),
  errors: {
    'transfer-not-aside': { status: 409 },
    'rest-changed': transferConflicts['rest-changed'],
  },
});
