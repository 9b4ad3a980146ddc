import { idempotencyKey } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { tooOften, z } from '../schema.ts';
import { voucherOrder } from './voucher.ts';

export const orderVoucher = defineEndpoint({
  area: 'vouchers',
  name: 'order-voucher',
  method: 'POST',
  path: '/api/booking/voucher/order',
  summary: 'Orders a value voucher, which becomes valid with its payment',
  access: 'public',
  writes: true,
  creates: true,
  limit: { perMinute: 20, by: 'address' },
  request: voucherOrder.extend({ acceptTerms: z.boolean(), idempotencyKey }),
  response: z.object({ bookingID: z.number(), customerNumber: z.number() }),
  errors: {
    'terms-not-accepted': { status: 422 },
    /** Names of the missing or invalid fields. */
    'invalid-voucher-order': { status: 422, data: z.object({ fields: z.array(z.string()) }) },
    'idempotency-conflict': { status: 409 },
    'too-many-mails': { status: 429, data: tooOften },
  },
});
