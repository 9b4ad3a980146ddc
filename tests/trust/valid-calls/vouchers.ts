import { randomUUID } from 'node:crypto';
import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';
import { euros } from '../../../domain/money.ts';

export const vouchersCalls: ValidCalls<CallsOf<'vouchers'>> = {
  changeOfficeVoucher: () => ({ voucherNumber: 1, action: 'stop', note: '', idempotencyKey: randomUUID() }),
  getOfficeVoucher: () => ({ voucherNumber: 1 }),
  // Vouchers that there are not.
  getVoucherOrder: () => ({ bookingID: 1, customerNumber: 1 }),
  orderVoucher: () => ({
    amount: euros(50),
    motif: 'beach',
    buyerName: 'Erika Mustermann',
    buyerEmail: 'erika@example.com',
    language: 'de',
    acceptTerms: true,
    idempotencyKey: randomUUID(),
  }),
  payVoucher: () => ({ bookingID: 1, customerNumber: 1 }),
  getVoucherFile: () => ({ bookingID: 1, customerNumber: 1, code: 'A' }),
  redeemVoucher: () => ({ bookingID: 1, customerNumber: 1, code: 'ABCDE' }),
  checkVoucher: () => ({ code: 'ABCDE' }),
  useVoucher: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash, code: 'ABCDE' }),
  withdrawVoucher: () => ({
    bookingID: 1,
    customerNumber: 1,
    email: 'erika@example.com',
    name: 'Erika Mustermann',
  }),
};
