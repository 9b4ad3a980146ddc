import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, z } from '../schema.ts';
import { customerNumber, voucherNumber } from './voucher.ts';

export const getVoucherOrder = defineEndpoint({
  area: 'vouchers',
  name: 'get-voucher-order',
  method: 'POST',
  path: '/api/booking/voucher/get',
  summary:
    'How far the order of a voucher is; asks the card provider about an open payment. Nothing of a person',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  request: z.strictObject({ bookingID: voucherNumber, customerNumber }),
  response: z.object({
    state: z.enum(['ordered', 'paid', 'withdrawn', 'ended']),
    /** Euros. */
    value: amountInEuros,
    /** The day on which the voucher is mailed; empty: at once. */
    sendOn: z.string(),
    /** The last day on which the voucher may be returned; null: too late. */
    withdrawUntil: z.string().nullable(),
    /** `declined`: the latest card was refused; `expired`: the payment page has closed; null: neither. */
    problem: z.enum(['declined', 'expired']).nullable(),
  }),
  errors: { 'voucher-invalid': { status: 404 } },
});
