import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, mailAddress, z } from '../schema.ts';
import { customerNumber, voucherNumber } from './voucher.ts';

export const withdrawVoucher = defineEndpoint({
  area: 'vouchers',
  name: 'withdraw-voucher',
  method: 'POST',
  path: '/api/booking/voucher/withdraw',
  summary: 'Withdraws from the purchase of a voucher, within fourteen days and without a reason (§ 356a BGB)',
  access: 'public',
  writes: true,
  limit: { perMinute: 10, by: 'address' },
  request: z.strictObject({
    bookingID: voucherNumber,
    customerNumber,
    /** The buyer's mail address, which receives the confirmation. */
    email: mailAddress,
    name: z.string().trim().min(1).max(120),
  }),
  response: z.object({
    /** Euros refunded to the card. */
    amount: amountInEuros,
    at: z.string(),
  }),
  errors: {
    'voucher-invalid': { status: 404 },
    /** The withdrawal period of fourteen days is over, or the voucher was withdrawn before. */
    'voucher-not-withdrawable': { status: 409 },
  },
});
