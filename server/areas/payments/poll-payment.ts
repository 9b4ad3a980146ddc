import { proportion } from '../../../domain/cents.ts';
import { absolute, negate, subtract, times, type Cents } from '../../../domain/money.ts';
import type { Tx } from '../../platform/database.ts';
import { enqueue, type NotYet } from '../../platform/jobs.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import type { SeenCheckout } from '../../platform/card-provider.ts';
import { post, refundOverpaid, type Entry, type Subject } from '../ledger/ledger.ts';
import { enqueueMoneyMail } from './mails/money-mail-job.ts';
import { pollPaymentJob } from './jobs/payment-jobs.ts';
import { bookVoucherPayment } from '../vouchers/vouchers.ts';
import { lockPayable, toPayable } from './payable.ts';
import { paymentStore, type PaymentRow } from './payment-store.ts';
import type { PaymentsDeps } from './payments-context.ts';
import { minutesToNextPoll, nextPaymentState } from './rules/payment-process.ts';

type LookDeps = Pick<PaymentsDeps, 'connection' | 'clock' | 'cards' | 'log'>;

/**
 * Asks the provider for the state of a payment and books it; idempotent. Returns the updated payment, or null if
 * there is none.
 */
export async function pollPayment(deps: LookDeps, paymentId: number): Promise<PaymentRow | null> {
  const { connection, cards, clock } = deps;
  const payment = await paymentStore.find(connection.db, paymentId);
  if (!payment || payment.state === 'paid') return payment;
  if (payment.reference === null)
    return payment.expires_at > clock.now() ? payment : expireUnopened(deps, payment);
  if (!cards || cards.name !== payment.provider) return payment;
  const checkout = await cards.checkout(payment.reference);
  return retryTransaction(connection, async (tx) => {
    await lockPayable(tx, toPayable(payment));
    const lockedPayment = (await paymentStore.find(tx, paymentId))!;
    return applyCheckout(deps, tx, lockedPayment, checkout);
  });
}

/** Ends a payment whose page the provider never confirmed; it would have closed by now. */
async function expireUnopened({ connection, clock }: LookDeps, unopened: PaymentRow): Promise<PaymentRow> {
  return retryTransaction(connection, async (tx) => {
    await lockPayable(tx, toPayable(unopened));
    const { id } = unopened;
    const payment = (await paymentStore.find(tx, id))!;
    if (payment.reference !== null) return payment;
    const changes = { state: 'expired', reference: `unopened-${id}`, updated_at: clock.now() } as const;
    await paymentStore.update(tx, id, changes);
    return { ...payment, ...changes };
  });
}

async function applyCheckout(
  { clock, log }: LookDeps,
  tx: Tx,
  payment: PaymentRow,
  checkout: SeenCheckout,
): Promise<PaymentRow> {
  const at = clock.now();
  const state = nextPaymentState(payment.state, checkout.state);
  const changes = { state, decline_reason: checkout.declined, updated_at: at };
  if (state === payment.state && checkout.declined === payment.decline_reason) return payment;
  await paymentStore.update(tx, payment.id, changes);
  const updatedPayment = { ...payment, ...changes };
  if (state === 'paid' && payment.state !== 'paid') {
    if (checkout.captured !== payment.amount_cents) {
      log.error({ payment: payment.id }, 'payments: the provider has captured another amount');
    }
    await bookCapture(tx, updatedPayment, checkout.captured, at);
  }
  return updatedPayment;
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
  // A booking cancelled meanwhile owes nothing: a late payment is refunded.
  await refundOverpaid(tx, bookingId, 'overpaid', at);
  await enqueueMoneyMail(tx, { bookingId, template: 'paid', key: subject }, at);
}

/**
 * Entries for the part that went to the landlord's own account at the provider; a negative amount takes it back for a
 * refund.
 */
export async function splitEntries(tx: Tx, payment: PaymentRow, amount: Cents): Promise<Entry[]> {
  const { split_account: account, house_cents: house, amount_cents: total } = payment;
  if (account === null || house === null || payment.booking_id === null) return [];
  const terms = await tx
    .selectFrom('booking_terms')
    .select('landlord_id')
    .where('booking_id', '=', payment.booking_id)
    .executeTakeFirstOrThrow();
  const houseShare = times(proportion(absolute(amount), house, total), Math.sign(amount));
  if (amount === houseShare) return [];
  return [
    {
      account: 'landlordPayable',
      subject: `landlord/${terms.landlord_id}`,
      amount: subtract(amount, houseShare),
    },
    { account: 'providerClearing', subject: `payment/${payment.id}`, amount: subtract(houseShare, amount) },
  ];
}

export async function scheduleNextPoll(deps: LookDeps, paymentId: number): Promise<NotYet | void> {
  const payment = await pollPayment(deps, paymentId);
  if (!payment || payment.state === 'paid' || payment.state === 'expired') return;
  const now = deps.clock.now().getTime();
  const minutes = minutesToNextPoll((now - payment.created_at.getTime()) / 60_000);
  return { runAt: new Date(now + minutes * 60_000) };
}

export async function enqueuePoll(tx: Tx, paymentId: number, key: string, runAt: Date): Promise<void> {
  await enqueue(tx, pollPaymentJob, { paymentId }, { key: `${paymentId}-${key}`, runAt });
}
