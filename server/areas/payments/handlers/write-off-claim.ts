import type { writeOffClaim } from '../../../../contract/payments/write-off-claim.ts';
import { negate, toEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { lockMoney, post, readStanding } from '../../ledger/ledger.ts';
import { moneyStore } from '../money-store.ts';
import type { PaymentsDeps } from '../payments-context.ts';

export function writeOffClaimHandler({
  connection,
  clock,
  findPersonName,
}: PaymentsDeps): Handler<typeof writeOffClaim> {
  return async ({ bookingID: bookingId, note }, { user }) => {
    const name = await findPersonName(user.uid);
    return retryTransaction(connection, async (tx) => {
      const booking = await moneyStore.booking(tx, bookingId, clock.today());
      if (!booking) return { ok: false, type: 'booking-not-found', data: null } as const;
      await lockMoney(tx, bookingId);
      const { overdue: amount } = await readStanding(tx, bookingId, clock.today());
      if (amount <= 0) return { ok: false, type: 'nothing-due', data: null } as const;
      const at = clock.now();
      await post(tx, {
        cause: 'writeOff',
        key: `booking/${bookingId}/written-off-${at.getTime()}`,
        bookingId,
        at,
        entries: [
          { account: 'writtenOff', amount },
          { account: 'guestReceivable', amount: negate(amount) },
        ],
      });
      const act = {
        bookingId,
        act: 'write-off',
        subject: null,
        amount,
        note,
        uid: user.uid,
        name,
        at,
      } as const;
      await moneyStore.act(tx, act);
      return { ok: true, data: { amount: toEuros(amount) } } as const;
    });
  };
}
