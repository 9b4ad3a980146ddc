import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { getOfficeVoucher } from '../../../contract/vouchers/get-office-voucher.ts';
import { toEuros } from '../../../domain/money.ts';
import { todayInBerlin, type PlainDate } from '../../../domain/stay.ts';
import { voucherWithdrawalEnd } from '../../../domain/vouchers.ts';
import type { Queryable } from '../../platform/database.ts';
import { findCardOfVoucher } from '../ledger/ledger.ts';
import { officeVoucherStore } from './office-voucher-store.ts';
import { isWithdrawable } from './voucher-life.ts';
import { voucherStore, type VoucherRow } from './voucher-store.ts';

/** Returns the mails that the office can send again: none unless the voucher is active, and no gift mail while it is stopped. */
export function resendableMails(voucher: VoucherRow): ('bought' | 'gift')[] {
  if (voucher.state !== 'active') return [];
  return voucher.stopped_at === null ? ['gift', 'bought'] : ['bought'];
}

/** Returns a voucher with all that has happened to it; null if there is none. */
export async function readOfficeVoucher(
  db: Queryable,
  id: number,
  today: PlainDate,
): Promise<ResponseOf<typeof getOfficeVoucher> | null> {
  const voucher = await voucherStore.find(db, id);
  if (!voucher) return null;
  const [moves, mails, acts, payment] = await Promise.all([
    officeVoucherStore.moves(db, id),
    officeVoucherStore.mails(db, id),
    officeVoucherStore.acts(db, id),
    findCardOfVoucher(db, `voucher/${id}`),
  ]);
  const mayWithdraw = payment !== null && isWithdrawable(voucher, today);
  return {
    voucherNumber: voucher.id,
    customerNumber: voucher.customer_number,
    state: voucher.state,
    stoppedAt: voucher.stopped_at?.toISOString() ?? null,
    value: toEuros(voucher.value_cents),
    balance: toEuros(voucher.balance_cents),
    dedication: voucher.dedication,
    buyer: { name: voucher.buyer_name, email: voucher.buyer_email },
    recipient: { name: voucher.recipient_name, email: voucher.recipient_email },
    sendOn: voucher.send_on,
    orderedAt: voucher.ordered_at.toISOString(),
    paidAt: voucher.paid_at?.toISOString() ?? null,
    validUntil: voucher.valid_until,
    withdrawnAt: voucher.withdrawn_at?.toISOString() ?? null,
    withdrawUntil: mayWithdraw ? voucherWithdrawalEnd(todayInBerlin(voucher.ordered_at)) : null,
    moves: moves.map(({ at, cause, amount, booking_id, display_number }) => ({
      at: at.toISOString(),
      cause,
      amount: toEuros(amount),
      bookingID: booking_id,
      bookingDisplayNumber: display_number,
    })),
    mails: mails.map(({ template, run_at, done_at, failed_at }) => ({
      template,
      state: done_at ? ('sent' as const) : failed_at ? ('failed' as const) : ('planned' as const),
      at: (done_at ?? failed_at ?? run_at).toISOString(),
    })),
    resendable: resendableMails(voucher),
    acts: acts.map(({ acted_at, ...act }) => ({ ...act, at: acted_at.toISOString() })),
  };
}
