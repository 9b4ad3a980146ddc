import { defineEndpoint } from '../define-endpoint.ts';
import { shortText, z } from '../schema.ts';
import { doubtfulTransfer, moneyBooking, moneyLists, moneyRefund } from './money-lists.ts';

/** It writes: each search and its kind of search word are logged before anything is shown. */
export const findMoney = defineEndpoint({
  area: 'payments',
  name: 'find-money',
  method: 'POST',
  path: '/api/admin/money/find',
  summary:
    'Transfers to match, claims that are overdue, refunds to release, and bookings by name, number or amount',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ list: z.enum(moneyLists), query: shortText.default('') }),
  response: z.object({
    /** What waits, by list; a list ends at a hundred. */
    counts: z.object({ unmatched: z.number(), overdue: z.number(), refunds: z.number() }),
    transfers: z.array(doubtfulTransfer),
    bookings: z.array(moneyBooking),
    refunds: z.array(moneyRefund),
  }),
});
