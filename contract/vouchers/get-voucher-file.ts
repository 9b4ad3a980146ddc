import { defineEndpoint } from '../define-endpoint.ts';
import { tooOften, z } from '../schema.ts';
import { customerNumber, voucherCode, voucherNumber, voucherRefusals } from './voucher.ts';

export const getVoucherFile = defineEndpoint({
  area: 'vouchers',
  name: 'get-voucher-file',
  method: 'POST',
  path: '/api/booking/voucher/file',
  summary: 'Returns a voucher as a PDF, by its code in the request body',
  access: 'public',
  writes: true,
  limit: { perMinute: 10, by: 'address' },
  request: z.strictObject({ bookingID: voucherNumber, customerNumber, code: voucherCode }),
  response: z.object({
    fileName: z.string(),
    mediaType: z.string(),
    /** Base64. */
    content: z.string(),
  }),
  errors: { ...voucherRefusals, 'too-many-codes': { status: 429, data: tooOften } },
});
