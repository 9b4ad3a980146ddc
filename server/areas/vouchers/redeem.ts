import type { Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { revivedVoucherValidUntil } from '../../../domain/vouchers.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import { post, settleJob, type Subject } from '../ledger/ledger.ts';
import { typedCodeHash } from './voucher-code.ts';
import { voucherStore, type VoucherRow } from './voucher-store.ts';

/** Why a voucher pays nothing: `voucher-invalid` is all that anybody learns who has not its code. */
export type VoucherRefusal = 'voucher-invalid' | 'voucher-used-up' | 'voucher-ended';

/**
 * A voucher as it counts today. What a booking gave back to one whose last day was over is good for another year, from the moment on at which it came
 * back: nobody waits for the night in which it is written down.
 */
export function asItCounts(voucher: VoucherRow, today: PlainDate): VoucherRow {
  if (voucher.state !== 'expired' || voucher.balance_cents === 0) return voucher;
  return { ...voucher, state: 'active', valid_until: revivedVoucherValidUntil(today) };
}

function refusalOf(voucher: VoucherRow | null, today: PlainDate): VoucherRefusal | null {
  if (!voucher || voucher.state === 'ordered') return 'voucher-invalid';
  if (voucher.state !== 'active' || voucher.valid_until! < today) return 'voucher-ended';
  return voucher.balance_cents === 0 ? 'voucher-used-up' : null;
}

export type FoundVoucher = { ok: true; voucher: VoucherRow } | { ok: false; type: VoucherRefusal };

/** What stands on a voucher, as somebody has typed it. */
interface TypedVoucher {
  bookingID: number;
  customerNumber: number;
  code: string;
}

/**
 * The voucher of a code with its numbers, where it is worth something today. To other numbers a voucher tells nothing, not even that it
 * is used up.
 */
export async function findVoucher(
  db: Queryable,
  typed: TypedVoucher,
  today: PlainDate,
): Promise<FoundVoucher> {
  const codeHash = typedCodeHash(typed.code);
  const voucher = codeHash === null ? null : await voucherStore.byCode(db, codeHash);
  const isMeant = voucher?.id === typed.bookingID && voucher.customer_number === typed.customerNumber;
  return judged(isMeant ? asItCounts(voucher, today) : null, today);
}

function judged(voucher: VoucherRow | null, today: PlainDate): FoundVoucher {
  const type = refusalOf(voucher, today);
  return type === null ? { ok: true, voucher: voucher! } : { ok: false, type };
}

/** Writes down that a voucher counts again. Called with its row locked. */
export async function revive(tx: Tx, voucher: VoucherRow, today: PlainDate): Promise<VoucherRow> {
  const counting = asItCounts(voucher, today);
  if (counting !== voucher) {
    const { state, valid_until } = counting;
    await voucherStore.update(tx, voucher.id, { state, valid_until });
  }
  return counting;
}

/** The voucher of a code alone, where it is worth something today, held until the end of the transaction. */
export async function holdVoucher(tx: Tx, typed: string, today: PlainDate): Promise<FoundVoucher> {
  const codeHash = typedCodeHash(typed);
  const voucher = codeHash === null ? null : await voucherStore.lock(tx, { codeHash });
  return judged(voucher && (await revive(tx, voucher, today)), today);
}

export interface Redemption {
  /** The code as it was typed. */
  code: string;
  bookingId: number;
  /** What the booking can take. */
  most: Cents;
  at: Date;
  today: PlainDate;
}

/**
 * Pays for a booking by a voucher, as much as it has and the booking can take, in the caller's transaction. Called with the money of the
 * booking locked, and `most` above zero. However many redeem one voucher at once, each waits for the one before and takes of what that
 * has left; the balance's own check in the database refuses to take more.
 */
export async function redeemVoucher(
  tx: Tx,
  { code, bookingId, most, at, today }: Redemption,
): Promise<{ ok: true; redeemed: Cents; voucher: VoucherRow } | { ok: false; type: VoucherRefusal }> {
  const found = await holdVoucher(tx, code, today);
  if (!found.ok) return found;
  const { id, balance_cents: balance } = found.voucher;
  const amount = Math.min(balance, most);
  const subject: Subject = `voucher/${id}`;
  const count = await voucherStore.countRedemptions(tx, id);
  const posting = await post(tx, {
    cause: 'voucherRedemption',
    key: `voucher/${id}/redeemed-${count}`,
    bookingId,
    at,
    entries: [
      { account: 'voucherLiability', subject, amount },
      { account: 'guestReceivable', subject, amount: 0 - amount },
    ],
  });
  // Whoever stands at the provider's page for more than is left to pay is to find it closed.
  await enqueue(tx, settleJob, { bookingId }, { key: `${bookingId}-voucher-${posting.id}`, runAt: at });
  return {
    ok: true,
    redeemed: amount,
    voucher: { ...found.voucher, balance_cents: balance - amount },
  };
}
