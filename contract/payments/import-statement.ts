import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { leftOutLine } from './left-out-line.ts';

/** UTF-16 code units, enough for several thousand transfers. */
const statementLengthMax = 900_000;

export const importStatement = defineEndpoint({
  area: 'payments',
  name: 'import-statement',
  method: 'POST',
  path: '/api/admin/money/import',
  summary: 'Imports a bank statement (CAMT.052 to CAMT.054); transfers that were imported before are skipped',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ content: z.string().min(1).max(statementLengthMax) }),
  response: z.object({
    matched: z.number(),
    doubtful: z.number(),
    setAside: z.number(),
    known: z.number(),
    leftOut: z.number(),
    lines: z.array(leftOutLine),
    otherAccounts: z.array(z.string()),
  }),
  errors: {
    /** The file is not a bank statement. `problem` says why. */
    'statement-unreadable': {
      status: 422,
      data: z.discriminatedUnion('problem', [
        z.object({
          problem: z.enum(['no-xml', 'broken-xml', 'document-type']),
          line: z.number(),
          column: z.number(),
        }),
        /** Another XML document, with the name of its root element. */
        z.object({ problem: z.literal('other-document'), root: z.string() }),
        /** The statement with this number has no account. */
        z.object({ problem: z.literal('no-account'), statement: z.string() }),
      ]),
    },
    'statement-of-other-account': { status: 422, data: z.object({ accounts: z.array(z.string()) }) },
  },
});
