import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, mailAddress, tooOften, wholeNumber, z } from '../schema.ts';
import { customerNumber, shownVoucher, voucherCode, voucherNumber, voucherRefusals } from './voucher.ts';

export const redeemVoucher = defineEndpoint({
  area: 'vouchers',
  name: 'redeem-voucher',
  method: 'POST',
  path: '/api/booking/voucher/redeem',
  summary: 'Returns the value of a voucher, or uses it to pay for a stay',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  request: z.strictObject({
    bookingID: voucherNumber,
    customerNumber,
    code: voucherCode,
    /** The booking to pay for. If absent, the call only shows the voucher. */
    stay: z
      .strictObject({
        bookingDisplayNumber: wholeNumber(1, Number.MAX_SAFE_INTEGER),
        email: mailAddress,
      })
      .optional(),
  }),
  response: shownVoucher.extend({
    /** Euros redeemed by this call. */
    redeemed: amountInEuros,
    /** Outstanding amount of the stay in euros. Null if no stay was given. */
    open: amountInEuros.nullable(),
  }),
  errors: {
    ...voucherRefusals,
    /** No booking has this number and address. */
    'booking-not-found': { status: 404 },
    /** The booking has no open amount that is payable to us. */
    'nothing-due': { status: 409 },
    'too-many-codes': { status: 429, data: tooOften },
  },
});
