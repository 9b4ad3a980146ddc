import { subtract, toEuros, type Cents, type Euros } from '../../../domain/money.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import { lockMoney, readStanding } from '../ledger/ledger.ts';
import { redeemVoucher, type VoucherRefusal } from './redeem.ts';
import type { VoucherRow } from './voucher-store.ts';
import type { VouchersDeps } from './vouchers-context.ts';

export type PaidByVoucher =
  | { ok: true; voucher: VoucherRow; redeemed: Cents; open: Cents }
  | { ok: false; type: VoucherRefusal | 'nothing-due'; data: null };

export async function payByVoucher(
  { connection, clock, payments }: Pick<VouchersDeps, 'connection' | 'clock' | 'payments'>,
  { bookingId, code }: { bookingId: number; code: string },
): Promise<PaidByVoucher> {
  return retryTransaction(connection, async (tx) => {
    await lockMoney(tx, bookingId);
    const today = clock.today();
    const { open } = await readStanding(tx, bookingId, today);
    if (open <= 0) return { ok: false, type: 'nothing-due', data: null };
    const outcome = await redeemVoucher(tx, { code, bookingId, most: open, at: clock.now(), today });
    if (!outcome.ok) return { ok: false, type: outcome.type, data: null };
    const { redeemed, voucher } = outcome;
    await payments.tellPaid(tx, bookingId, `voucher/${voucher.id}-${voucher.balance_cents}`);
    return { ok: true, voucher, redeemed, open: subtract(open, redeemed) };
  });
}

/** Reveals only what anybody with the code may know. */
export function presentVoucher(voucher: VoucherRow): { value: Euros; balance: Euros; validUntil: string } {
  return {
    value: toEuros(voucher.value_cents),
    balance: toEuros(voucher.balance_cents),
    validUntil: voucher.valid_until!,
  };
}
