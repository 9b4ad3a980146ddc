import { defineEndpoint } from '../define-endpoint.ts';
import { bookingId } from '../booking/booking.ts';
import { amountInEuros, z } from '../schema.ts';
import { moneyBooking, moneyRefund } from './money-lists.ts';

export const getBookingMoney = defineEndpoint({
  area: 'payments',
  name: 'get-booking-money',
  method: 'POST',
  path: '/api/admin/money/booking',
  summary: 'Returns the ledger entries and refunds of a booking, and the office’s actions on them',
  access: { permission: 'money.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ bookingID: bookingId }),
  response: moneyBooking.extend({
    claimed: amountInEuros,
    paid: amountInEuros,
    postings: z.array(
      z.object({
        postingID: z.number(),
        cause: z.string(),
        at: z.string(),
        entries: z.array(
          z.object({
            account: z.string(),
            subject: z.string().nullable(),
            dueDate: z.string().nullable(),
            /** Positive for a debit, negative for a credit. */
            amount: amountInEuros,
          }),
        ),
      }),
    ),
    refunds: z.array(moneyRefund),
    acts: z.array(
      z.object({
        act: z.string(),
        name: z.string(),
        note: z.string(),
        amount: amountInEuros.nullable(),
        at: z.string(),
      }),
    ),
  }),
  errors: { 'booking-not-found': { status: 404 } },
});
