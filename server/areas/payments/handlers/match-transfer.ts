import type { matchTransfer } from '../../../../contract/payments/match-transfer.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { lockMoney } from '../../ledger/ledger.ts';
import { bankStore } from '../bank-store.ts';
import { moneyStore } from '../money-store.ts';
import type { PaymentsDeps } from '../payments-context.ts';
import { allocateTransfer } from '../take-statement.ts';

export function matchTransferHandler(deps: PaymentsDeps): Handler<typeof matchTransfer> {
  return async ({ transferID, bookingDisplayNumber, note }, { user }) => {
    const name = await deps.nameOf(user.uid);
    return retryTransaction(deps.connection, async (tx) => {
      const isMatch = bookingDisplayNumber !== null;
      const bookingId = isMatch ? await moneyStore.bookingOfNumber(tx, bookingDisplayNumber) : null;
      if (isMatch && bookingId === null) return { ok: false, type: 'booking-not-found', data: null } as const;
      if (bookingId !== null) await lockMoney(tx, bookingId);
      const transfer = await bankStore.find(tx, transferID);
      const state = isMatch ? 'matched' : 'set-aside';
      const isSettled =
        transfer && (await bankStore.settle(tx, transferID, { state, booking_id: bookingId }));
      if (!isSettled) return { ok: false, type: 'transfer-not-open', data: null } as const;
      const [at, amount] = [deps.clock.now(), transfer.amount_cents];
      if (bookingId !== null) await allocateTransfer(tx, { id: transferID, amount, bookingId, at });
      const act = isMatch ? 'match' : 'set-aside';
      const subject = `transfer/${transferID}`;
      await moneyStore.act(tx, { bookingId, act, subject, amount, note, uid: user.uid, name, at });
      return { ok: true, data: {} } as const;
    });
  };
}
