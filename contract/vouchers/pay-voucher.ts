import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { customerNumber, voucherNumber } from './voucher.ts';

export const payVoucher = defineEndpoint({
  area: 'vouchers',
  name: 'pay-voucher',
  method: 'POST',
  path: '/api/booking/voucher/payment',
  summary: 'Starts the card payment of an ordered voucher',
  access: 'public',
  writes: true,
  limit: { perMinute: 20, by: 'address' },
  request: z.strictObject({
    bookingID: voucherNumber,
    customerNumber,
    languageCode: z.enum(languages).default('de'),
  }),
  response: z.object({
    /** The payment page of the provider. Card data is never entered on this site. */
    url: z.string(),
  }),
  errors: {
    'voucher-invalid': { status: 404 },
    'nothing-due': { status: 409 },
    'provider-silent': { status: 409 },
  },
});
