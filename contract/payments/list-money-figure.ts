import { moneyFlows, moneyStocks, owedByGuests } from '../../domain/money-figures.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, z } from '../schema.ts';

export const listMoneyFigure = defineEndpoint({
  area: 'payments',
  name: 'list-money-figure',
  method: 'POST',
  path: '/api/admin/money/figures/list',
  summary: 'Lists the rows that add up to a figure of the accounts, at most a thousand',
  access: { permission: 'money.update' },
  writes: false,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    figure: z.enum([...owedByGuests, ...moneyStocks, ...moneyFlows]),
    /** The month for amounts that moved within a month, such as `2027-03`. Empty for all others. */
    month: z.union([z.literal(''), z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)]).default(''),
  }),
  response: z.object({
    /** Sum of all rows, also of those that are not returned. */
    sum: amountInEuros,
    count: z.number(),
    rows: z.array(
      z.object({
        amount: amountInEuros,
        /** Due date or day of posting. Null if the row has neither. */
        day: z.string().nullable(),
        /** Guest, host, or person who paid. Empty if there is none. */
        name: z.string(),
        /** The booking of the row. Null if the row belongs to none. */
        bookingID: z.number().nullable(),
        bookingDisplayNumber: z.number().nullable(),
        /** A subject of the ledger, such as `payout/500001`. Null if the row has none. */
        subject: z.string().nullable(),
        /** Why it was posted, or for debts which part of the price it is. Null if the row sums up several postings. */
        cause: z.string().nullable(),
      }),
    ),
  }),
});
