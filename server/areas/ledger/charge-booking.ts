import { negate, noMoney, type Cents } from '../../../domain/money.ts';
import { todayInBerlin, type PlainDate } from '../../../domain/stay.ts';
import type { Tx } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import {
  cardOfWithdrawnVoucher,
  entriesOf,
  lockMoney,
  post,
  termsOf,
  type PostedEntry,
} from './ledger-store.ts';
import { findRefunds, insertRefund, moveRefund, type RefundReason } from './refund-store.ts';
import { differenceOf, type Cause, type Entry } from './rules/accounts.ts';
import { chargeOfCancellation, chargeOfStay, type ChargedQuote } from './rules/charge.ts';
import { refundParts, standingOf } from './rules/standing.ts';
import { settleJob } from './settle-job.ts';

/** Postings that state what is owed; all others are payments, refunds and the like. */
const charges: ReadonlySet<Cause> = new Set(['confirmed', 'changed', 'cancelled']);

export interface ChargedBooking {
  id: number;
  quote: ChargedQuote;
  start_date: PlainDate;
  bound_on: PlainDate | null;
  cancellation_fee_cents: Cents | null;
}

/**
 * Brings the claims of a booking in line with its current stay, in the caller's transaction: all claims on confirmation, the difference
 * after a change. What was overpaid becomes a refund. Call it under the home's lock; the booking must be binding.
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
  const [terms, posted] = await Promise.all([termsOf(tx, booking.id), entriesOf(tx, booking.id)]);
  const owed = chargeOfStay(booking.quote, terms, dates);
  const cause = occasion === 'confirmed' ? 'confirmed' : 'changed';
  await restate(tx, booking.id, { posted, owed, cause, key: `booking/${booking.id}/${occasion}`, at });
  if (cause === 'changed') await refundOverpaid(tx, booking.id, 'changed', at);
}

/** Makes the fee the only claim of a cancelled booking and refunds what was paid above it, in the caller's transaction. */
export async function chargeCancellation(tx: Tx, booking: ChargedBooking, at: Date): Promise<void> {
  await lockMoney(tx, booking.id);
  const fee = booking.cancellation_fee_cents ?? noMoney;
  const [terms, posted] = await Promise.all([termsOf(tx, booking.id), entriesOf(tx, booking.id)]);
  const owed = chargeOfCancellation(booking.quote, fee, terms, todayInBerlin(at));
  await restate(tx, booking.id, {
    posted,
    owed,
    cause: 'cancelled',
    key: `booking/${booking.id}/cancelled`,
    at,
  });
  await refundOverpaid(tx, booking.id, 'cancelled', at);
  // Whoever stands at the provider's page with a card in hand is to find it closed.
  await enqueue(tx, settleJob, { bookingId: booking.id }, { key: `${booking.id}-cancelled`, runAt: at });
}

/** Posts the difference between the charges so far and the new ones; posts nothing where they are equal. */
async function restate(
  tx: Tx,
  bookingId: number,
  {
    posted,
    owed,
    cause,
    key,
    at,
  }: { posted: readonly PostedEntry[]; owed: readonly Entry[]; cause: Cause; key: string; at: Date },
): Promise<void> {
  const charged = posted.filter((entry) => charges.has(entry.cause));
  const entries = differenceOf(charged, owed);
  if (entries.length > 0) await post(tx, { cause, key, bookingId, at, entries });
}

/**
 * Refunds what was overpaid to where it came from: to cards automatically, by transfer once the office has released it, to a voucher at
 * once unless its buyer has withdrawn from it. Call it with the money of the booking locked; it does nothing where nothing is overpaid.
 */
export async function refundOverpaid(
  tx: Tx,
  bookingId: number,
  reason: RefundReason,
  at: Date,
): Promise<void> {
  const entries = await entriesOf(tx, bookingId);
  const { overpaid } = standingOf(entries, todayInBerlin(at));
  const parts = refundParts(entries, overpaid);
  if (parts.length === 0) return;
  for (const { source: paidFrom, amount } of parts) {
    // What its buyer has withdrawn from takes nothing back: that goes on to the card.
    const card = paidFrom.startsWith('voucher/') ? await cardOfWithdrawnVoucher(tx, paidFrom) : null;
    const source = card ?? paidFrom;
    const isVoucher = source.startsWith('voucher/');
    const { id } = await post(tx, {
      cause: isVoucher ? 'voucherRefund' : 'refundIntent',
      key: `booking/${bookingId}/refund-${countOfRefunds(entries)}-${paidFrom}`,
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
 * Reverses the refunds of a booking that nobody has released yet, because what was paid is about to change. Returns why the first of them
 * was made, for those that are still due afterwards; null where there was none. Call it with the money of the booking locked.
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

/** Refunds of a booking are numbered by the postings that made them, so that each has its own key. */
function countOfRefunds(entries: readonly PostedEntry[]): number {
  const causes: ReadonlySet<Cause> = new Set(['refundIntent', 'voucherRefund']);
  return new Set(entries.filter(({ cause }) => causes.has(cause)).map(({ postingId }) => postingId)).size;
}
