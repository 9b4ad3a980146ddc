import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { returnPayout } from '../../../../contract/payouts/return-payout.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { actOfOffice } from '../../payments/payments.ts';
import { returnUnsent } from '../move-payouts.ts';
import type { PayoutsDeps } from '../payouts-context.ts';
import { payoutStore } from '../payout-store.ts';

/** For orders that the bank has rejected; returns on a statement are booked automatically. */
export function returnPayoutHandler({
  connection,
  clock,
  findPersonName,
}: PayoutsDeps): Handler<typeof returnPayout> {
  return async ({ payoutID, note }, { user }) => {
    const name = await findPersonName(user.uid);
    return retryTransaction(connection, async (tx): Promise<Outcome<typeof returnPayout>> => {
      await payoutStore.lock(tx);
      const at = clock.now();
      if (!(await returnUnsent(tx, payoutID, at))) return { ok: false, type: 'payout-not-sent', data: null };
      const subject = `payout/${payoutID}`;
      const act = { act: 'payout-return', subject, amount: null, note } as const;
      await actOfOffice(tx, { ...act, bookingId: null, uid: user.uid, name, at });
      return { ok: true, data: {} };
    });
  };
}
