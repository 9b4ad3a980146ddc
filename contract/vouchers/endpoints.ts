import type { Endpoint } from '../define-endpoint.ts';
import { getVoucherFile } from './get-voucher-file.ts';
import { getVoucherOrder } from './get-voucher-order.ts';
import { orderVoucher } from './order-voucher.ts';
import { payVoucher } from './pay-voucher.ts';
import { redeemVoucher } from './redeem-voucher.ts';
import { useVoucher } from './use-voucher.ts';
import { withdrawVoucher } from './withdraw-voucher.ts';

export const vouchersEndpoints = {
  getVoucherFile,
  getVoucherOrder,
  orderVoucher,
  payVoucher,
  redeemVoucher,
  useVoucher,
  withdrawVoucher,
} as const satisfies Record<string, Endpoint>;
