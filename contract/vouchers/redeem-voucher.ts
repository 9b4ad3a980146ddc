import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, mailAddress, tooOften, wholeNumber, z } from '../schema.ts';
import { customerNumber, shownVoucher, voucherCode, voucherNumber, voucherRefusals } from './voucher.ts';

export const redeemVoucher = defineEndpoint({
  area: 'vouchers',
  name: 'redeem-voucher',
  method: 'POST',
  path: '/api/booking/voucher/redeem',
  summary: 'What a voucher is worth; with a stay, pays for that as much as the voucher has',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  request: z.strictObject({
    bookingID: voucherNumber,
    customerNumber,
    code: voucherCode,
    /** The booking to pay for; absent: nothing is taken from the voucher. */
    stay: z
      .strictObject({
        bookingDisplayNumber: wholeNumber(1, Number.MAX_SAFE_INTEGER),
        email: mailAddress,
      })
      .optional(),
  }),
  response: shownVoucher.extend({
    /** Euros taken from the voucher by this call. */
    redeemed: amountInEuros,
    /** Euros left to pay for the stay; null: no stay was named. */
    open: amountInEuros.nullable(),
  }),
  errors: {
    ...voucherRefusals,
    /** No booking has this number and address. */
    'booking-not-found': { status: 404 },
    /** Nothing is to be paid to us for this booking. */
    'nothing-due': { status: 409 },
    'too-many-codes': { status: 429, data: tooOften },
  },
});
