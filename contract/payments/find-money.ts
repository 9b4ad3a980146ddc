import { defineEndpoint } from '../define-endpoint.ts';
import { shortText, z } from '../schema.ts';
import { listedTransfer, moneyBooking, moneyLists, moneyRefund, refundFile } from './money-lists.ts';

/** The call is a write, because each search and the type of its query are logged before anything is returned. */
export const findMoney = defineEndpoint({
  area: 'payments',
  name: 'find-money',
  method: 'POST',
  path: '/api/admin/money/find',
  summary:
    'Lists transfers to match and matched ones, overdue claims and refunds to release, and finds bookings by name, number or amount',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ list: z.enum(moneyLists), query: shortText.default('') }),
  response: z.object({
    /** Number of waiting entries by list. Each list is limited to a hundred. */
    counts: z.object({ unmatched: z.number(), overdue: z.number(), refunds: z.number() }),
    transfers: z.array(listedTransfer),
    bookings: z.array(moneyBooking),
    refunds: z.array(moneyRefund),
    /** The latest files of refunds for the bank; only with the list of refunds. */
    refundFiles: z.array(refundFile),
  }),
});
