import { defineEndpoint } from '../define-endpoint.ts';
import { jwt, mailAddress, tooOften, uid, wholeNumber, z } from '../schema.ts';
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
    uid,
    jwt,
    bookingID: voucherNumber,
    customerNumber,
    code: voucherCode,
    /** The booking that it is to pay for; absent: nothing is taken from the voucher. */
    stay: z
      .strictObject({
        bookingDisplayNumber: wholeNumber(1, Number.MAX_SAFE_INTEGER),
        /** The address with which it was booked. */
        email: mailAddress,
      })
      .optional(),
  }),
  response: shownVoucher.extend({
    /** Euros that were taken from it just now. */
    redeemed: z.number(),
    /** Euros that are left to pay of the stay; null: none was named. */
    open: z.number().nullable(),
  }),
  errors: {
    ...voucherRefusals,
    /** No booking has this number and address. */
    'booking-not-found': { status: 404 },
    /** Nothing is to be paid to the house for this booking. */
    'nothing-due': { status: 409 },
    'too-many-codes': { status: 429, data: tooOften },
  },
});
