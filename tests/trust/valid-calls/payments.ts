import type { CallsOf } from '../../../contract/api.ts';
import { euros } from '../../../domain/money.ts';
import type { ValidCalls } from './call-parts.ts';

export const paymentsCalls: ValidCalls<CallsOf<'payments'>> = {
  exportDatev: () => ({ from: '2027-01-01', until: '2027-01-31' }),
  exportMoney: () => ({ from: '2027-01-01', until: '2027-01-31' }),
  findMoney: () => ({ list: 'unmatched' }),
  getAccountSheet: () => ({ account: 'bank', from: '2027-01-01', until: '2027-01-31' }),
  getBookingMoney: ({ bookingID }) => ({ bookingID }),
  getMoneyFigures: () => ({}),
  getRefundFile: () => ({ fileID: null }),
  getPayment: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash }),
  importStatement: () => ({ content: '<Document/>' }),
  listDebtors: () => ({ asOf: '2027-01-31' }),
  listMoneyFigure: () => ({ figure: 'notDue' }),
  matchCertain: () => ({ pairs: [{ transferID: 1, bookingDisplayNumber: 999_999_999 }] }),
  matchTransfer: () => ({
    ...{ transferID: 1, rest: euros(10), parts: [{ bookingDisplayNumber: 999_999_999, amount: euros(10) }] },
    idempotencyKey: 'match',
  }),
  releaseRefund: () => ({ refundID: 1 }),
  setTransferAside: () => ({ transferID: 1, rest: euros(10) }),
  startPayment: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash, part: 'next' }),
  takeBackMatch: () => ({
    ...{ transferID: 1, bookingDisplayNumber: 999_999_999, amount: euros(10), idempotencyKey: 'take-back' },
  }),
  undoTransferAside: () => ({ transferID: 1, rest: euros(10) }),
  writeOffClaim: ({ bookingID }) => ({ bookingID, note: 'nobody is there' }),
};
