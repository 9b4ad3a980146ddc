import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { setTransferAside } from '../../../../contract/payments/set-transfer-aside.ts';
import { fromEuros, toEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { bankStore } from '../bank-store.ts';
import { moneyStore } from '../money-store.ts';
import { findUnassigned } from '../move-transfer.ts';
import type { PaymentsDeps } from '../payments-context.ts';

export function setTransferAsideHandler({
  connection,
  clock,
  findPersonName,
}: PaymentsDeps): Handler<typeof setTransferAside> {
  return async ({ transferID, rest: seenRest, note }, { user: { uid } }) => {
    const name = await findPersonName(uid);
    return retryTransaction(connection, async (tx): Promise<Outcome<typeof setTransferAside>> => {
      const transfer = await bankStore.lock(tx, transferID);
      if (transfer?.state !== 'doubtful') return { ok: false, type: 'transfer-not-open', data: null };
      const amount = await findUnassigned(tx, transferID);
      if (amount !== fromEuros(seenRest)) {
        return { ok: false, type: 'rest-changed', data: { rest: toEuros(amount) } };
      }
      await bankStore.settle(tx, transferID, { state: 'set-aside', doubt: null, booking_id: null });
      const subject = `transfer/${transferID}`;
      const at = clock.now();
      await moneyStore.act(tx, { bookingId: null, act: 'set-aside', subject, amount, note, uid, name, at });
      return { ok: true, data: {} };
    });
  };
}
