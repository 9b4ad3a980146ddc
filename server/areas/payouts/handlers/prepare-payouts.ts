import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { preparePayouts } from '../../../../contract/payouts/prepare-payouts.ts';
import { addDays } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { actOfOffice } from '../../payments/payments.ts';
import { judgeDue } from '../move-payouts.ts';
import type { PayoutsDeps } from '../payouts-context.ts';
import { payoutStore } from '../payout-store.ts';
import { sumCents } from '../../../../domain/money.ts';

const daysAheadMax = 30;

/** Sends nothing: the amounts stay owed until somebody else releases the run. */
export function preparePayoutsHandler(deps: PayoutsDeps): Handler<typeof preparePayouts> {
  const { connection, clock, accounts, findPersonName } = deps;
  return async ({ executeOn }, { user }) => {
    const [today, name] = [clock.today(), await findPersonName(user.uid)];
    if (executeOn <= today || executeOn > addDays(today, daysAheadMax)) {
      return { ok: false, type: 'day-invalid', data: null };
    }
    return retryTransaction(connection, async (tx): Promise<Outcome<typeof preparePayouts>> => {
      await payoutStore.lock(tx);
      const at = clock.now();
      const until = await accounts.moneyWaitsUntil(tx, [user.uid]);
      if (until) return { ok: false, type: 'money-waits', data: { until: until.toISOString() } };
      if (await payoutStore.isPrepared(tx)) return { ok: false, type: 'run-waits', data: null };
      const duePayouts = await judgeDue(deps, tx, { today, now: at });
      const payablePayouts = duePayouts.filter(({ hindrance }) => hindrance === null);
      if (payablePayouts.length === 0) return { ok: false, type: 'nothing-due', data: null };
      const runID = await payoutStore.insertRun(tx, {
        execute_on: executeOn,
        prepared_by: user.uid,
        prepared_name: name,
        prepared_at: at,
      });
      for (const { landlord, amount, parts } of payablePayouts) {
        const { holder, iban } = landlord.account!;
        await payoutStore.insertPayout(
          tx,
          { run_id: runID, landlord_id: landlord.id, amount_cents: amount, holder, iban, updated_at: at },
          parts.map((part) => ({ booking_id: part.bookingId, amount_cents: part.amount })),
        );
      }
      const total = sumCents(payablePayouts.map(({ amount }) => amount));
      const act = { act: 'payout-prepare', subject: `run/${runID}`, amount: total, note: '' } as const;
      await actOfOffice(tx, { ...act, bookingId: null, uid: user.uid, name, at });
      return { ok: true, data: { runID } };
    });
  };
}
