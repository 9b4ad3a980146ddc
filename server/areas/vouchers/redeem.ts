import { smaller } from '../../../domain/cents.ts';
import { negate, subtract, type Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { revivedVoucherValidUntil } from '../../../domain/vouchers.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import { post, settleJob, type Subject } from '../ledger/ledger.ts';
import { hashTypedCode } from './voucher-code.ts';
import { voucherStore, type VoucherRow } from './voucher-store.ts';

/** Without the correct code the answer is always `voucher-invalid`. */
export type VoucherRefusal = 'voucher-invalid' | 'voucher-used-up' | 'voucher-ended';

/**
 * Returns the voucher as of today. Amounts refunded to a voucher after its last day are valid for another year from
 * the refund on, even before the nightly job stores it.
 */
export function toCurrentVoucher(voucher: VoucherRow, today: PlainDate): VoucherRow {
  if (voucher.state !== 'expired' || voucher.balance_cents === 0) return voucher;
  return { ...voucher, state: 'active', valid_until: revivedVoucherValidUntil(today) };
}

function findRefusal(voucher: VoucherRow | null, today: PlainDate): VoucherRefusal | null {
  if (!voucher || voucher.state === 'ordered') return 'voucher-invalid';
  if (voucher.state !== 'active' || voucher.valid_until! < today || voucher.stopped_at !== null)
    return 'voucher-ended';
  return voucher.balance_cents === 0 ? 'voucher-used-up' : null;
}

export type FoundVoucher = { ok: true; voucher: VoucherRow } | { ok: false; type: VoucherRefusal };

interface TypedVoucher {
  bookingID: number;
  customerNumber: number;
  code: string;
}

async function voucherWithCode(db: Queryable, code: string): Promise<VoucherRow | null> {
  const codeHash = hashTypedCode(code);
  return codeHash === null ? null : voucherStore.byCode(db, codeHash);
}

/** Returns a voucher only if it can be redeemed today. */
export async function findVoucherByCode(
  db: Queryable,
  code: string,
  today: PlainDate,
): Promise<FoundVoucher> {
  const voucher = await voucherWithCode(db, code);
  return judged(voucher && toCurrentVoucher(voucher, today), today);
}

/**
 * Returns a voucher only if it can be redeemed today. A wrong pair of code and number learns nothing, not even that
 * the voucher is used up.
 */
export async function findVoucher(
  db: Queryable,
  input: TypedVoucher,
  today: PlainDate,
): Promise<FoundVoucher> {
  const voucher = await voucherWithCode(db, input.code);
  const isMeant = voucher?.id === input.bookingID && voucher.customer_number === input.customerNumber;
  return judged(isMeant ? toCurrentVoucher(voucher, today) : null, today);
}

function judged(voucher: VoucherRow | null, today: PlainDate): FoundVoucher {
  const type = findRefusal(voucher, today);
  return type === null ? { ok: true, voucher: voucher! } : { ok: false, type };
}

/** Stores that an expired voucher is valid again. Call it with its row locked. */
export async function revive(tx: Tx, voucher: VoucherRow, today: PlainDate): Promise<VoucherRow> {
  const counting = toCurrentVoucher(voucher, today);
  if (counting !== voucher) {
    const { state, valid_until } = counting;
    await voucherStore.update(tx, voucher.id, { state, valid_until });
  }
  return counting;
}

/** Like `findVoucherByCode`; the row stays locked until the end of the transaction. */
export async function holdVoucher(tx: Tx, input: string, today: PlainDate): Promise<FoundVoucher> {
  const codeHash = hashTypedCode(input);
  const voucher = codeHash === null ? null : await voucherStore.lock(tx, { codeHash });
  return judged(voucher && (await revive(tx, voucher, today)), today);
}

export interface Redemption {
  code: string;
  bookingId: number;
  most: Cents;
  at: Date;
  today: PlainDate;
}

/**
 * Pays with a voucher, as much as the balance and the booking allow, in the caller's transaction. Call it with the
 * booking's money locked and `most` positive. Concurrent redemptions of a voucher wait for each other; a check
 * constraint prevents overdrawing.
 */
export async function redeemVoucher(
  tx: Tx,
  { code, bookingId, most, at, today }: Redemption,
): Promise<{ ok: true; redeemed: Cents; voucher: VoucherRow } | { ok: false; type: VoucherRefusal }> {
  const result = await holdVoucher(tx, code, today);
  if (!result.ok) return result;
  const { id, balance_cents: balance } = result.voucher;
  const amount = smaller(balance, most);
  const subject: Subject = `voucher/${id}`;
  const count = await voucherStore.countRedemptions(tx, id);
  const posting = await post(tx, {
    cause: 'voucherRedemption',
    key: `voucher/${id}/redeemed-${count}`,
    bookingId,
    at,
    entries: [
      { account: 'voucherLiability', subject, amount },
      { account: 'guestReceivable', subject, amount: negate(amount) },
    ],
  });
  // The job closes a payment page that asks for more than is left to pay.
  await enqueue(tx, settleJob, { bookingId }, { key: `${bookingId}-voucher-${posting.id}`, runAt: at });
  return {
    ok: true,
    redeemed: amount,
    voucher: { ...result.voucher, balance_cents: subtract(balance, amount) },
  };
}
