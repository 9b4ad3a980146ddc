import type { Endpoint } from '../define-endpoint.ts';
import { exportMoney } from './export-money.ts';
import { findMoney } from './find-money.ts';
import { getBookingMoney } from './get-booking-money.ts';
import { getPayment } from './get-payment.ts';
import { importStatement } from './import-statement.ts';
import { matchTransfer } from './match-transfer.ts';
import { releaseRefund } from './release-refund.ts';
import { startPayment } from './start-payment.ts';
import { writeOffClaim } from './write-off-claim.ts';

export const paymentsEndpoints = {
  exportMoney,
  findMoney,
  getBookingMoney,
  getPayment,
  importStatement,
  matchTransfer,
  releaseRefund,
  startPayment,
  writeOffClaim,
} as const satisfies Record<string, Endpoint>;
