import { defineEndpoint } from '../define-endpoint.ts';
import { tooOften, z } from '../schema.ts';
import { shownVoucher, voucherCode, voucherRefusals } from './voucher.ts';

export const checkVoucher = defineEndpoint({
  area: 'vouchers',
  name: 'check-voucher',
  method: 'POST',
  path: '/api/booking/voucher/check',
  summary: 'Returns the remaining value of a voucher by its code, without redeeming it',
  access: 'public',
  writes: false,
  limit: { perMinute: 30, by: 'address' },
  request: z.strictObject({ code: voucherCode }),
  response: shownVoucher,
  errors: { ...voucherRefusals, 'too-many-codes': { status: 429, data: tooOften } },
});
