import { holdingAdvisoryLockWithin } from '../../platform/advisory-lock.ts';
import type { SeenRefund } from '../../platform/card-provider.ts';
import type { NotYet } from '../../platform/jobs.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import {
  findFailedCardRefunds,
  findRefund,
  findRefunds,
  findVoucherRefunds,
  idOfSubject,
  moveRefund,
  post,
  readStanding,
  type Refund,
} from '../ledger/ledger.ts';
import { splitEntries } from './poll-payment.ts';
import { enqueueMoneyMail } from './mails/money-mail-job.ts';
import { lockPayable, toPayable } from './payable.ts';
import { closePayment } from './open-payment.ts';
import { paymentStore, type PaymentRow } from './payment-store.ts';
import type { PaymentsDeps } from './payments-context.ts';
import { negate } from '../../../domain/money.ts';

type SettleDeps = Pick<PaymentsDeps, 'connection' | 'clock' | 'cards' | 'log'>;

const againMs = 10 * 60_000;

/**
 * Runs after payments have changed: closes a provider's page that asks for more than is owed, and sends released
 * refunds to cards. Idempotent; refunds that the provider has not finished are polled.
 */
export async function settleBooking(deps: SettleDeps, bookingId: number): Promise<NotYet | void> {
  const { connection, clock } = deps;
  const { open } = await readStanding(connection.db, bookingId, clock.today());
  const payments = await paymentStore.ofBooking(connection.db, bookingId);
  const tooMuch = payments.filter(({ state, amount_cents }) => state === 'open' && amount_cents > open);
  for (const payment of tooMuch) await closePayment(deps, payment);
  return sendAllBack(deps, await findRefunds(connection.db, bookingId));
}

export async function settleVoucher(deps: SettleDeps, voucherId: number): Promise<NotYet | void> {
  return sendAllBack(deps, await findVoucherRefunds(deps.connection.db, voucherId));
}

async function sendAllBack(deps: SettleDeps, refunds: readonly Refund[]): Promise<NotYet | void> {
  let waits = false;
  for (const refund of refunds) {
    if (refund.way === 'card' && (refund.state === 'released' || refund.state === 'sent')) {
      waits = !(await sendRefund(deps, refund)) || waits;
    }
  }
  return waits ? { runAt: new Date(deps.clock.now().getTime() + againMs) } : undefined;
}

/** Offset of the advisory lock keys for refunds. */
const refundLocks = 72_520_000_000;
const lockWaitMs = 5_000;

/** Returns true when done. Only one job at a time handles a refund; others retry later. */
async function sendRefund(deps: SettleDeps, { id }: Refund): Promise<boolean> {
  const result = await holdingAdvisoryLockWithin(deps.connection, refundLocks + id, lockWaitMs, async () => {
    const refund = await findRefund(deps.connection.db, id);
    const isWaiting = refund?.state === 'released' || refund?.state === 'sent';
    return isWaiting ? askForRefund(deps, refund) : true;
  });
  return result?.result ?? false;
}

async function askForRefund(deps: SettleDeps, refund: Refund): Promise<boolean> {
  const { connection, cards } = deps;
  const payment = await findRefundablePayment(deps, refund);
  if (!payment || !cards) {
    await retryTransaction(connection, (tx) => fail(deps, tx, refund));
    return true;
  }
  const ask = (): Promise<SeenRefund> =>
    refund.state === 'sent' && refund.reference !== null
      ? cards.refundSeen(refund.reference)
      : cards.refund({
          checkout: payment.reference,
          amount: refund.amount_cents,
          isSplit: payment.split_account !== null,
          // A retry after a crash asks for the same refund, not for another one.
          idempotencyKey: refundKey(refund),
        });
  const firstAnswer = await ask();
  // The office may send a failed refund by hand, so a failure counts only if the provider reports it twice.
  const answer = firstAnswer.state === 'failed' ? await ask() : firstAnswer;
  if (answer.state === 'failed') {
    await retryTransaction(connection, async (tx) => {
      await lockPayable(tx, toPayable(refund));
      await fail(deps, tx, refund);
    });
  } else await applyRefund(deps, refund, payment, answer);
  return answer.state !== 'pending';
}

const refundKey = ({ id }: Refund): string => `refund-${id}`;

/** Payment to refund, if the current provider made it; null if no provider can refund it. */
async function findRefundablePayment(
  { connection, cards }: SettleDeps,
  { source }: Refund,
): Promise<(PaymentRow & { reference: string }) | null> {
  const payment = await paymentStore.find(connection.db, idOfSubject(source));
  if (!payment?.reference || cards?.name !== payment.provider) return null;
  return { ...payment, reference: payment.reference };
}

async function applyRefund(
  { connection, clock }: SettleDeps,
  refund: Refund,
  payment: PaymentRow,
  providerRefund: SeenRefund,
): Promise<void> {
  await retryTransaction(connection, async (tx) => {
    await lockPayable(tx, toPayable(refund));
    const at = clock.now();
    const state = providerRefund.state === 'done' ? 'done' : 'sent';
    const { reference } = providerRefund;
    const isMoved = await moveRefund(tx, refund.id, ['released', 'sent', 'failed'], { state, reference, at });
    if (isMoved && state === 'done') await bookRefund(tx, refund, payment, at);
  });
}

/**
 * Checks whether refunds marked as failed were made after all. Never triggers one, since the office may have sent the
 * money by hand.
 */
export async function pollFailedRefunds(deps: SettleDeps): Promise<void> {
  for (const refund of await findFailedCardRefunds(deps.connection.db)) {
    try {
      const payment = await findRefundablePayment(deps, refund);
      const providerRefund = payment
        ? await deps.cards!.findRefund({ checkout: payment.reference, idempotencyKey: refundKey(refund) })
        : null;
      if (payment && providerRefund?.state === 'done')
        await applyRefund(deps, refund, payment, providerRefund);
    } catch (error) {
      deps.log.warn({ err: error, refund: refund.id }, 'payments: the provider is silent');
    }
  }
}

export async function bookRefund(
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
      { account: 'providerClearing', subject, amount: negate(amount) },
      // Takes back the part on the landlord's own account.
      ...(await splitEntries(tx, payment, negate(amount))),
    ],
  });
  // The buyer of a voucher was informed when revoking it.
  if (isNew && bookingId !== null)
    await enqueueMoneyMail(tx, { bookingId, template: 'refunded', key: `refund/${refund.id}` }, at);
}

async function fail(
  { clock, log }: SettleDeps,
  tx: Parameters<typeof post>[0],
  refund: Refund,
): Promise<void> {
  const to = { state: 'failed', at: clock.now() } as const;
  const isMoved = await moveRefund(tx, refund.id, ['released', 'sent'], to);
  if (isMoved) log.error({ refund: refund.id }, 'payments: a refund has failed');
}
