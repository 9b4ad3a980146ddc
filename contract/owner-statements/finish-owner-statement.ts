import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, languageCode, z } from '../schema.ts';
import { ownerNotFound, ownerNumber, statementMonth } from './owner-statement.ts';

export const finishOwnerStatement = defineEndpoint({
  area: 'owner-statements',
  name: 'finish-owner-statement',
  method: 'POST',
  path: '/api/landlord/owners/statement/finish',
  summary: 'Gives a statement its number and freezes it; one of a finished month replaces the former',
  access: { permission: 'money.own' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    ownerID: ownerNumber,
    month: statementMonth,
    /** The balance that was shown. The call fails if it is another one by now. */
    balance: amountInEuros,
    /** The mail with the statement goes to the owner. */
    isSent: z.boolean(),
    languageCode,
    idempotencyKey: z.string().min(1).max(100),
  }),
  response: z.object({ statementID: z.number(), number: z.string() }),
  errors: {
    ...ownerNotFound,
    'month-not-over': { status: 409 },
    'balance-changed': { status: 409, data: z.object({ balance: amountInEuros }) },
    /** The finished statement has the same content, or there is nothing to account for. */
    'nothing-new': { status: 409 },
    'idempotency-conflict': { status: 409 },
  },
});
