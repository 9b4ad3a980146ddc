import { defineEndpoint } from '../define-endpoint.ts';
import { jwt, uid, z } from '../schema.ts';

/** UTF-16 units of a statement: some thousand transfers. */
const statementLengthMax = 900_000;

export const importStatement = defineEndpoint({
  area: 'payments',
  name: 'import-statement',
  method: 'POST',
  path: '/api/admin/money/import',
  summary: 'Takes over an account statement (CAMT.053); transfers that were imported before are passed over',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ uid, jwt, content: z.string().min(1).max(statementLengthMax) }),
  response: z.object({ matched: z.number(), doubtful: z.number(), setAside: z.number(), known: z.number() }),
  errors: {
    'statement-unreadable': { status: 422 },
    /** It is a statement of another account than the house's. */
    'statement-of-other-account': { status: 422 },
  },
});
