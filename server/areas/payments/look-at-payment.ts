import { proportion } from '../../../domain/cents.ts';
import { absolute, negate, subtract, times, type Cents } from '../../../domain/money.ts';
import type { Tx } from '../../platform/database.ts';
import { enqueue, type NotYet } from '../../platform/jobs.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import type { SeenCheckout } from '../../platform/card-provider.ts';
import { post, refundOverpaid, type Entry, type Subject } from '../ledger/ledger.ts';
import { enqueueMoneyMail } from './mails/money-mail-job.ts';
import { lookJob } from './jobs/payment-jobs.ts';
import { bookVoucherPayment } from '../vouchers/vouchers.ts';
import { lockPayable, payableOf } from './payable.ts';
import { paymentStore, type PaymentRow } from './payment-store.ts';
import type { PaymentsDeps } from './payments-context.ts';
import { minutesToNextLook, paymentStateAfter } from './rules/payment-process.ts';

type LookDeps = Pick<PaymentsDeps, 'connection' | 'clock' | 'cards' | 'log'>;

/**
 * Asks the provider for the state of a payment and books it, once however often it is called. Returns the payment as it is then; null
 * where there is none.
 */
export async function lookAtPayment(deps: LookDeps, paymentId: number): Promise<PaymentRow | null> {
  const { connection, cards, clock } = deps;
  const found = await paymentStore.find(connection.db, paymentId);
  if (!found || found.state === 'paid') return found;
  if (found.reference === null) return found.expires_at > clock.now() ? found : endUnopened(deps, found);
  if (!cards || cards.name !== found.provider) return found;
  const seen = await cards.checkout(found.reference);
  return retryTransaction(connection, async (tx) => {
    await lockPayable(tx, payableOf(found));
    const payment = (await paymentStore.find(tx, paymentId))!;
    return takeOver(deps, tx, payment, seen);
  });
}

/** Ends a payment whose page was requested without an answer; by now the provider would have closed it. */
async function endUnopened({ connection, clock }: LookDeps, ended: PaymentRow): Promise<PaymentRow> {
  return retryTransaction(connection, async (tx) => {
    await lockPayable(tx, payableOf(ended));
    const { id } = ended;
    const payment = (await paymentStore.find(tx, id))!;
    if (payment.reference !== null) return payment;
    const changes = { state: 'expired', reference: `unopened-${id}`, updated_at: clock.now() } as const;
    await paymentStore.update(tx, id, changes);
    return { ...payment, ...changes };
  });
}

/** Call it with the payable locked. */
async function takeOver(
  { clock, log }: LookDeps,
  tx: Tx,
  payment: PaymentRow,
  seen: SeenCheckout,
): Promise<PaymentRow> {
  const at = clock.now();
  const state = paymentStateAfter(payment.state, seen.state);
  const changes = { state, decline_reason: seen.declined, updated_at: at };
  if (state === payment.state && seen.declined === payment.decline_reason) return payment;
  await paymentStore.update(tx, payment.id, changes);
  const after = { ...payment, ...changes };
  if (state === 'paid' && payment.state !== 'paid') {
    if (seen.captured !== payment.amount_cents) {
      log.error({ payment: payment.id }, 'payments: the provider has captured another amount');
    }
    await bookCapture(tx, after, seen.captured, at);
  }
  return after;
}

export async function bookCapture(tx: Tx, payment: PaymentRow, captured: Cents, at: Date): Promise<void> {
  const { id, booking_id: bookingId, voucher_id: voucherId } = payment;
  const subject: Subject = `payment/${id}`;
  if (voucherId !== null) return bookVoucherPayment(tx, { voucherId, payment: subject, captured, at });
  if (bookingId === null) throw new Error(`Payment ${id} pays for nothing.`);
  await post(tx, {
    cause: 'cardPayment',
    key: `payment/${id}/captured`,
    bookingId,
    at,
    entries: [
      { account: 'providerClearing', subject, amount: captured },
      { account: 'guestReceivable', subject, amount: negate(captured) },
    ],
  });
  const split = await splitEntries(tx, payment, captured);
  if (split.length > 0) {
    await post(tx, { cause: 'split', key: `payment/${id}/split`, bookingId, at, entries: split });
  }
  // A booking that was cancelled meanwhile owes nothing: what came too late goes back.
  await refundOverpaid(tx, bookingId, 'overpaid', at);
  await enqueueMoneyMail(tx, { bookingId, template: 'paid', key: subject }, at);
}

/** The part that the provider has passed on to the landlord's own account, or, negative, taken back for a refund. */
export async function splitEntries(tx: Tx, payment: PaymentRow, amount: Cents): Promise<Entry[]> {
  const { split_account: account, house_cents: house, amount_cents: whole } = payment;
  if (account === null || house === null || payment.booking_id === null) return [];
  const terms = await tx
    .selectFrom('booking_terms')
    .select('landlord_id')
    .where('booking_id', '=', payment.booking_id)
    .executeTakeFirstOrThrow();
  const kept = times(proportion(absolute(amount), house, whole), Math.sign(amount));
  if (amount === kept) return [];
  return [
    { account: 'landlordPayable', subject: `landlord/${terms.landlord_id}`, amount: subtract(amount, kept) },
    { account: 'providerClearing', subject: `payment/${payment.id}`, amount: subtract(kept, amount) },
  ];
}

/** Schedules another look while the payment is open, until the provider has closed its page. */
export async function lookAgain(deps: LookDeps, paymentId: number): Promise<NotYet | void> {
  const payment = await lookAtPayment(deps, paymentId);
  if (!payment || payment.state === 'paid' || payment.state === 'expired') return;
  const now = deps.clock.now().getTime();
  const minutes = minutesToNextLook((now - payment.created_at.getTime()) / 60_000);
  return { runAt: new Date(now + minutes * 60_000) };
}

export async function enqueueLook(tx: Tx, paymentId: number, key: string, runAt: Date): Promise<void> {
  await enqueue(tx, lookJob, { paymentId }, { key: `${paymentId}-${key}`, runAt });
}
