import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, z } from '../schema.ts';
import { customerNumber, voucherNumber } from './voucher.ts';

export const getVoucherOrder = defineEndpoint({
  area: 'vouchers',
  name: 'get-voucher-order',
  method: 'POST',
  path: '/api/booking/voucher/get',
  summary:
    'Returns the state of a voucher order without personal data; updates an open payment from the card provider',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  request: z.strictObject({ bookingID: voucherNumber, customerNumber }),
  response: z.object({
    state: z.enum(['ordered', 'paid', 'withdrawn', 'ended']),
    /** Euros. */
    value: amountInEuros,
    /** The day on which the voucher is mailed. Empty to send it at once. */
    sendOn: z.string(),
    /** The last day of the withdrawal period. Null if it is over. */
    withdrawUntil: z.string().nullable(),
    /** `declined` if the latest card payment was declined. `expired` if the payment page has expired. Else null. */
    problem: z.enum(['declined', 'expired']).nullable(),
  }),
  errors: { 'voucher-invalid': { status: 404 } },
});
