import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { releaseRefund } from '../../../../contract/payments/release-refund.ts';
import type { Handler } from '../../../http/handler.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { findRefund, moveRefund, settleJob } from '../../ledger/ledger.ts';
import { settleVoucherJob } from '../../vouchers/vouchers.ts';
import { moneyStore } from '../money-store.ts';
import { lockPayable, toPayable } from '../payable.ts';
import type { PaymentsDeps } from '../payments-context.ts';

/**
 * Refuses while an account involved was changed recently. A failed refund may be retried; the next bank statement
 * confirms transfers.
 */
export function releaseRefundHandler({
  connection,
  clock,
  accounts,
  findPersonName,
}: PaymentsDeps): Handler<typeof releaseRefund> {
  return async ({ refundID }, { user }) => {
    const name = await findPersonName(user.uid);
    return retryTransaction(connection, async (tx): Promise<Outcome<typeof releaseRefund>> => {
      const refund = await findRefund(tx, refundID);
      if (!refund) return { ok: false, type: 'refund-not-open', data: null };
      const { booking_id: bookingId, amount_cents: amount } = refund;
      const payable = toPayable(refund);
      await lockPayable(tx, payable);
      const owner = bookingId === null ? null : await moneyStore.findOwner(tx, bookingId);
      const until = await accounts.moneyWaitsUntil(tx, [user.uid, ...(owner === null ? [] : [owner])]);
      if (until) return { ok: false, type: 'money-waits', data: { until: until.toISOString() } };
      const at = clock.now();
      if (!(await moveRefund(tx, refundID, ['intended', 'failed'], { state: 'released', at }))) {
        return { ok: false, type: 'refund-not-open', data: null };
      }
      const act = refund.state === 'failed' ? 'retry' : 'release';
      const subject = `refund/${refundID}`;
      await moneyStore.act(tx, { bookingId, act, subject, amount, note: '', uid: user.uid, name, at });
      const when = { key: `${refundID}-released-${at.getTime()}`, runAt: at };
      if (payable.kind === 'booking') await enqueue(tx, settleJob, { bookingId: payable.id }, when);
      else await enqueue(tx, settleVoucherJob, { voucherId: payable.id }, when);
      return { ok: true, data: {} };
    });
  };
}
