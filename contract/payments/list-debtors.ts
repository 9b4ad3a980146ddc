import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, plainDate, z } from '../schema.ts';

export const listDebtors = defineEndpoint({
  area: 'payments',
  name: 'list-debtors',
  method: 'POST',
  path: '/api/admin/money/debtors',
  summary: 'Lists what guests owed on a day, by booking and by age, from the postings up to that day',
  access: { permission: 'money.update' },
  writes: false,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ asOf: plainDate }),
  response: z.object({
    debtors: z.array(
      z.object({
        bookingID: z.number(),
        bookingDisplayNumber: z.number(),
        name: z.string(),
        arrival: z.string(),
        notDue: amountInEuros,
        overdue7: amountInEuros,
        overdue30: amountInEuros,
        overdueOlder: amountInEuros,
        sum: amountInEuros,
        /** Days since the oldest open claim became due; zero if none is due. */
        days: z.number(),
      }),
    ),
    sum: amountInEuros,
  }),
});
