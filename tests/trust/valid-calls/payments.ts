import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const paymentsCalls: ValidCalls<CallsOf<'payments'>> = {
  exportDatev: () => ({ from: '2027-01-01', until: '2027-01-31' }),
  exportMoney: () => ({ from: '2027-01-01', until: '2027-01-31' }),
  findMoney: () => ({ list: 'unmatched' }),
  getBookingMoney: ({ bookingID }) => ({ bookingID }),
  getMoneyFigures: () => ({}),
  getPayment: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash }),
  importStatement: () => ({ content: '<Document/>' }),
  listMoneyFigure: () => ({ figure: 'notDue' }),
  matchTransfer: () => ({ transferID: 1, bookingDisplayNumber: null }),
  releaseRefund: () => ({ refundID: 1 }),
  startPayment: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash, part: 'next' }),
  writeOffClaim: ({ bookingID }) => ({ bookingID, note: 'nobody is there' }),
};
