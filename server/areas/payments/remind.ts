import { retryTransaction } from '../../platform/retry-transaction.ts';
import { lockMoney, readStanding } from '../ledger/ledger.ts';
import { enqueueMoneyMail } from './mails/money-mail-job.ts';
import { moneyStore } from './money-store.ts';
import type { PaymentsDeps } from './payments-context.ts';
import { dunningStep } from './rules/dunning.ts';

export async function remindOfOverdue({
  connection,
  clock,
}: Pick<PaymentsDeps, 'connection' | 'clock'>): Promise<void> {
  const today = clock.today();
  for (const bookingId of await moneyStore.overdue(connection.db, today)) {
    await retryTransaction(connection, async (tx) => {
      await lockMoney(tx, bookingId);
      const { claims } = await readStanding(tx, bookingId, today);
      const oldest = claims.find(({ open, dueOn }) => open > 0 && dueOn < today);
      if (!oldest) return;
      const { dueOn } = oldest;
      const level = dunningStep(dueOn, today, await moneyStore.dunningLevel(tx, bookingId, dueOn));
      if (level === null) return;
      const at = clock.now();
      await moneyStore.insertNotice(tx, { booking_id: bookingId, due_on: dueOn, level, created_at: at });
      if (level === 3) return;
      await enqueueMoneyMail(tx, { bookingId, template: `reminder${level}`, key: dueOn }, at);
    });
  }
}
