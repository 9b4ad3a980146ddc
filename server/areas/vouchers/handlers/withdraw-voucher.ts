import type { withdrawVoucher as withdrawVoucher_ } from '../../../../contract/vouchers/withdraw-voucher.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { findCardOfVoucher } from '../../ledger/ledger.ts';
import { isWithdrawable, withdrawVoucher } from '../voucher-life.ts';
import { voucherStore } from '../voucher-store.ts';
import type { VouchersDeps } from '../vouchers-context.ts';

export function withdrawVoucherHandler({
  connection,
  clock,
}: VouchersDeps): Handler<typeof withdrawVoucher_> {
  return async ({ bookingID, customerNumber, email }) =>
    retryTransaction(connection, async (tx) => {
      const voucher = await voucherStore.lock(tx, { id: bookingID });
      const isBuyers =
        voucher?.customer_number === customerNumber &&
        voucher.buyer_email.toLowerCase() === email.toLowerCase();
      if (!voucher || !isBuyers || voucher.state === 'ordered') {
        return { ok: false, type: 'voucher-invalid', data: null } as const;
      }
      const payment = await findCardOfVoucher(tx, `voucher/${voucher.id}`);
      if (!isWithdrawable(voucher, clock.today()) || payment === null) {
        return { ok: false, type: 'voucher-not-withdrawable', data: null } as const;
      }
      const at = clock.now();
      await withdrawVoucher(tx, voucher, payment, at);
      return { ok: true, data: { amount: toEuros(voucher.balance_cents), at: at.toISOString() } } as const;
    });
}
