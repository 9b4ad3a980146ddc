import { bookingHash, bookingId, guestLink } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, tooOften, z } from '../schema.ts';
import { shownVoucher, voucherCode, voucherRefusals } from './voucher.ts';

export const useVoucher = defineEndpoint({
  area: 'vouchers',
  name: 'use-voucher',
  method: 'POST',
  path: '/api/payment/voucher',
  summary: 'Pays for a booking with a voucher, up to its remaining value',
  access: guestLink,
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  request: z.strictObject({ bookingID: bookingId, bookingHash, code: voucherCode }),
  response: shownVoucher.extend({ redeemed: amountInEuros, open: amountInEuros }),
  errors: {
    'booking-not-found': { status: 404 },
    ...voucherRefusals,
    'nothing-due': { status: 409 },
    'too-many-codes': { status: 429, data: tooOften },
  },
});
