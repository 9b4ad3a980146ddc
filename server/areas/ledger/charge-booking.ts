import { negate, noMoney, type Cents } from '../../../domain/money.ts';
import { todayInBerlin, type PlainDate } from '../../../domain/stay.ts';
import type { Tx } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import {
  findCardOfRevokedVoucher,
  findEntries,
  lockMoney,
  post,
  findOrStoreTerms,
  type PostedEntry,
} from './ledger-store.ts';
import { findRefunds, insertRefund, moveRefund, type RefundReason } from './refund-store.ts';
import { entryDifference, type Cause, type Entry } from './rules/accounts.ts';
import { cancellationCharge, stayCharge, type ChargedQuote } from './rules/charge.ts';
import { refundParts, computeStanding } from './rules/standing.ts';
import { settleJob } from './settle-job.ts';

/** Reasons of postings that state what is owed. */
const charges: ReadonlySet<Cause> = new Set(['confirmed', 'changed', 'cancelled']);

export interface ChargedBooking {
  id: number;
  quote: ChargedQuote;
  start_date: PlainDate;
  bound_on: PlainDate | null;
  cancellation_fee_cents: Cents | null;
}

/**
 * Updates the claims of a booking to its current stay, in the caller's transaction: all claims on confirmation, the
 * difference after a change. An overpaid amount becomes a refund. Call it under the home's lock; the booking must be
 * binding.
 */
export async function chargeStay(
  tx: Tx,
  booking: ChargedBooking,
  occasion: 'confirmed' | `change-${number}`,
  at: Date,
): Promise<void> {
  await lockMoney(tx, booking.id);
  const boundOn = booking.bound_on ?? todayInBerlin(at);
  const dates = { boundOn, arrival: booking.start_date };
  const [terms, entries] = await Promise.all([findOrStoreTerms(tx, booking.id), findEntries(tx, booking.id)]);
  const charge = stayCharge(booking.quote, terms, dates);
  const cause = occasion === 'confirmed' ? 'confirmed' : 'changed';
  await postDifference(tx, booking.id, {
    entries,
    charge,
    cause,
    key: `booking/${booking.id}/${occasion}`,
    at,
  });
  if (cause === 'changed') await refundOverpaid(tx, booking.id, 'changed', at);
}

/** Makes the fee the only claim of a cancelled booking and refunds the rest, in the caller's transaction. */
export async function chargeCancellation(tx: Tx, booking: ChargedBooking, at: Date): Promise<void> {
  await lockMoney(tx, booking.id);
  const fee = booking.cancellation_fee_cents ?? noMoney;
  const [terms, entries] = await Promise.all([findOrStoreTerms(tx, booking.id), findEntries(tx, booking.id)]);
  const charge = cancellationCharge(booking.quote, fee, terms, todayInBerlin(at));
  await postDifference(tx, booking.id, {
    entries,
    charge,
    cause: 'cancelled',
    key: `booking/${booking.id}/cancelled`,
    at,
  });
  await refundOverpaid(tx, booking.id, 'cancelled', at);
  // The job closes a payment page that the guest may still have open.
  await enqueue(tx, settleJob, { bookingId: booking.id }, { key: `${booking.id}-cancelled`, runAt: at });
}

/** Posts the difference between the charges so far and the new ones; posts nothing if they are equal. */
async function postDifference(
  tx: Tx,
  bookingId: number,
  {
    entries,
    charge,
    cause,
    key,
    at,
  }: { entries: readonly PostedEntry[]; charge: readonly Entry[]; cause: Cause; key: string; at: Date },
): Promise<void> {
  const chargeEntries = entries.filter((entry) => charges.has(entry.cause));
  const difference = entryDifference(chargeEntries, charge);
  if (difference.length > 0) await post(tx, { cause, key, bookingId, at, entries: difference });
}

/**
 * Refunds an overpaid amount to its source: to cards automatically, by transfer once the office has released it, to a
 * voucher at once unless the buyer has revoked the voucher. Call it with the money of the booking locked; it does
 * nothing if nothing is overpaid.
 */
export async function refundOverpaid(
  tx: Tx,
  bookingId: number,
  reason: RefundReason,
  at: Date,
): Promise<void> {
  const entries = await findEntries(tx, bookingId);
  const { overpaid } = computeStanding(entries, todayInBerlin(at));
  const parts = refundParts(entries, overpaid);
  if (parts.length === 0) return;
  for (const { source: paidFrom, amount } of parts) {
    // The value of a revoked voucher is refunded to the buyer's card.
    const card = paidFrom.startsWith('voucher/') ? await findCardOfRevokedVoucher(tx, paidFrom) : null;
    const source = card ?? paidFrom;
    const isVoucher = source.startsWith('voucher/');
    const { id } = await post(tx, {
      cause: isVoucher ? 'voucherRefund' : 'refundIntent',
      key: `booking/${bookingId}/refund-${countRefunds(entries)}-${paidFrom}`,
      bookingId,
      at,
      entries: [
        { account: 'guestReceivable', amount, subject: paidFrom },
        {
          account: isVoucher ? 'voucherLiability' : 'refundsPayable',
          amount: negate(amount),
          subject: source,
        },
      ],
    });
    if (isVoucher) continue;
    const state = source.startsWith('payment/') ? 'released' : 'intended';
    await insertRefund(tx, {
      booking_id: bookingId,
      voucher_id: null,
      source,
      amount_cents: amount,
      reason,
      state,
      posting_id: id,
      created_at: at,
    });
    await enqueue(tx, settleJob, { bookingId }, { key: `${bookingId}-refund-${id}`, runAt: at });
  }
}

/**
 * Reverses refunds of a booking that are not released yet, because payments are about to change. Returns the reason
 * of the first, to be used for those still due afterwards; null if there was none. Call it with the money of the
 * booking locked.
 */
export async function discardRefunds(tx: Tx, bookingId: number, at: Date): Promise<RefundReason | null> {
  const intended = (await findRefunds(tx, bookingId)).filter(({ state }) => state === 'intended');
  for (const { id, source: subject, amount_cents: amount } of intended) {
    await moveRefund(tx, id, ['intended'], { state: 'discarded', at });
    await post(tx, {
      cause: 'refundDiscarded',
      key: `refund/${id}/discarded`,
      bookingId,
      at,
      entries: [
        { account: 'guestReceivable', subject, amount: negate(amount) },
        { account: 'refundsPayable', subject, amount },
      ],
    });
  }
  return intended[0]?.reason ?? null;
}

/** Counts the refund postings of a booking; the number makes the key of the next one unique. */
function countRefunds(entries: readonly PostedEntry[]): number {
  const causes: ReadonlySet<Cause> = new Set(['refundIntent', 'voucherRefund']);
  return new Set(entries.filter(({ cause }) => causes.has(cause)).map(({ postingId }) => postingId)).size;
}
