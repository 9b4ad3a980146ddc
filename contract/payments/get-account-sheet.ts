import { ledgerAccounts } from '../../domain/ledger-accounts.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, plainDate, z } from '../schema.ts';

export const getAccountSheet = defineEndpoint({
  area: 'payments',
  name: 'get-account-sheet',
  method: 'POST',
  path: '/api/admin/money/account-sheet',
  summary:
    'Returns the entries of an account of the ledger in a period, both days included, with the balance before, after each, and at the end',
  access: { permission: 'money.update' },
  writes: false,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ account: z.enum(ledgerAccounts), from: plainDate, until: plainDate }),
  response: z.object({
    /** Debits stand above zero, credits below, in all amounts of this answer. */
    opening: amountInEuros,
    debit: amountInEuros,
    credit: amountInEuros,
    closing: amountInEuros,
    /** Number of all entries of the period; at most two thousand are returned. */
    count: z.number(),
    entries: z.array(
      z.object({
        entryID: z.number(),
        postingID: z.number(),
        day: z.string(),
        cause: z.string(),
        amount: amountInEuros,
        balance: amountInEuros,
        /** The other accounts of the posting. */
        contra: z.array(z.enum(ledgerAccounts)),
        bookingID: z.number().nullable(),
        bookingDisplayNumber: z.number().nullable(),
        /** Guest, host, or person who paid. Empty if there is none. */
        name: z.string(),
        /** A subject of the ledger, such as `payout/500001`. Null if the entry has none. */
        subject: z.string().nullable(),
        /** The day on which the bank booked the line, if it was posted on another one. */
        bankDay: z.string().nullable(),
        /** Reason of a posting by hand. Null for all others. */
        reason: z.string().nullable(),
      }),
    ),
  }),
  errors: { 'period-too-long': { status: 422 } },
});
