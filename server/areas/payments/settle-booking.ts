import type { NotYet } from '../../platform/jobs.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import {
  findRefunds,
  findVoucherRefunds,
  moveRefund,
  post,
  standingOfBooking,
  type Refund,
} from '../ledger/ledger.ts';
import { splitEntries } from './look-at-payment.ts';
import { enqueueMoneyMail } from './mails/money-mail-job.ts';
import { lockPayable, payableOf } from './payable.ts';
import { closePayment } from './open-payment.ts';
import { paymentStore, type PaymentRow } from './payment-store.ts';
import type { PaymentsDeps } from './payments-context.ts';

type SettleDeps = Pick<PaymentsDeps, 'connection' | 'clock' | 'cards' | 'log'>;

const againMs = 10 * 60_000;

/**
 * Does what follows from moved money: closes a provider's page that asks for more than is owed, and sends back what is released to
 * cards. It finds out by itself what is done already; a refund that the provider has not finished is asked about again.
 */
export async function settleBooking(deps: SettleDeps, bookingId: number): Promise<NotYet | void> {
  const { connection, clock } = deps;
  const { open } = await standingOfBooking(connection.db, bookingId, clock.today());
  const payments = await paymentStore.ofBooking(connection.db, bookingId);
  const tooMuch = payments.filter(({ state, amount_cents }) => state === 'open' && amount_cents > open);
  for (const payment of tooMuch) await closePayment(deps, payment);
  return sendAllBack(deps, await findRefunds(connection.db, bookingId));
}

/** Sends back to its card what was paid for a voucher and is to go back. */
export async function settleVoucher(deps: SettleDeps, voucherId: number): Promise<NotYet | void> {
  return sendAllBack(deps, await findVoucherRefunds(deps.connection.db, voucherId));
}

async function sendAllBack(deps: SettleDeps, refunds: readonly Refund[]): Promise<NotYet | void> {
  let waits = false;
  for (const refund of refunds) {
    if (refund.source.startsWith('payment/') && (refund.state === 'released' || refund.state === 'sent')) {
      waits = !(await sendBack(deps, refund)) || waits;
    }
  }
  return waits ? { runAt: new Date(deps.clock.now().getTime() + againMs) } : undefined;
}

/** Answers whether nothing is left to do. */
async function sendBack(deps: SettleDeps, refund: Refund): Promise<boolean> {
  const { connection, cards } = deps;
  const payment = await paymentStore.find(connection.db, Number(refund.source.split('/')[1]));
  if (!payment?.reference || !cards || cards.name !== payment.provider) {
    await retryTransaction(connection, (tx) => fail(deps, tx, refund));
    return true;
  }
  const seen =
    refund.state === 'sent' && refund.reference !== null
      ? await cards.refundSeen(refund.reference)
      : await cards.refund({
          checkout: payment.reference,
          amount: refund.amount_cents,
          isSplit: payment.split_account !== null,
          // Whoever died between the provider's answer and our commit asks for the same refund, not for another one.
          idempotencyKey: `refund-${refund.id}`,
        });
  await retryTransaction(connection, async (tx) => {
    await lockPayable(tx, payableOf(refund));
    if (seen.state === 'failed') return fail(deps, tx, refund);
    const at = deps.clock.now();
    const state = seen.state === 'done' ? 'done' : 'sent';
    const isMoved = await moveRefund(tx, refund.id, ['released', 'sent'], {
      state,
      reference: seen.reference,
      at,
    });
    if (isMoved && state === 'done') await bookRefund(tx, refund, payment, at);
  });
  return seen.state !== 'pending';
}

async function bookRefund(
  tx: Parameters<typeof post>[0],
  refund: Refund,
  payment: PaymentRow,
  at: Date,
): Promise<void> {
  const { source: subject, amount_cents: amount, booking_id: bookingId } = refund;
  const { isNew } = await post(tx, {
    cause: 'refund',
    key: `refund/${refund.id}/done`,
    bookingId,
    at,
    entries: [
      { account: 'refundsPayable', subject, amount },
      { account: 'providerClearing', subject, amount: 0 - amount },
      // What the landlord's own account had got of it comes back from there.
      ...(await splitEntries(tx, payment, 0 - amount)),
    ],
  });
  // The buyer of a voucher was told with the confirmation of the withdrawal.
  if (isNew && bookingId !== null)
    await enqueueMoneyMail(tx, { bookingId, template: 'refunded', key: `refund/${refund.id}` }, at);
}

/** The office decides what becomes of it. */
async function fail(
  { clock, log }: SettleDeps,
  tx: Parameters<typeof post>[0],
  refund: Refund,
): Promise<void> {
  log.error({ refund: refund.id }, 'payments: a refund has failed');
  await moveRefund(tx, refund.id, ['released', 'sent'], { state: 'failed', at: clock.now() });
}
