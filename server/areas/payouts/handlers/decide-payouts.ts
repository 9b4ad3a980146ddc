import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { decidePayouts } from '../../../../contract/payouts/decide-payouts.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { actOfOffice } from '../../payments/payments.ts';
import { judgeDue, postPayout } from '../move-payouts.ts';
import type { PayoutsDeps } from '../payouts-context.ts';
import { payoutStore } from '../payout-store.ts';
import { sumCents } from '../../../../domain/money.ts';

/** Rolls the transaction back if an amount differs from what was prepared, so that no payout is released. */
class FiguresChanged extends Error {}

/**
 * Four-eyes principle: whoever prepared a run may discard it, but somebody else must release it. The database checks
 * both again.
 */
export function decidePayoutsHandler(deps: PayoutsDeps): Handler<typeof decidePayouts> {
  const { connection, clock, accounts, findPersonName } = deps;
  return async ({ runID, decision }, { user }) => {
    const name = await findPersonName(user.uid);
    const { uid } = user;
    try {
      return await retryTransaction(connection, async (tx): Promise<Outcome<typeof decidePayouts>> => {
        await payoutStore.lock(tx);
        const [at, today] = [clock.now(), clock.today()];
        const run = await payoutStore.findRun(tx, runID);
        if (run?.state !== 'prepared') return { ok: false, type: 'run-not-open', data: null };
        const isRelease = decision === 'release';
        if (isRelease && run.prepared_by === uid) return { ok: false, type: 'same-person', data: null };
        if (isRelease) {
          const until = await accounts.moneyWaitsUntil(tx, [uid, run.prepared_by]);
          if (until) return { ok: false, type: 'money-waits', data: { until: until.toISOString() } };
        }
        const payouts = await payoutStore.listPayouts(tx, [runID]);
        if (isRelease) {
          const judged = new Map(
            (await judgeDue(deps, tx, { today, now: at })).map((one) => [one.landlordId, one]),
          );
          for (const payout of payouts) {
            const now = judged.get(payout.landlord_id);
            const isSameAccount =
              now?.landlord.account?.iban === payout.iban && now.landlord.account.holder === payout.holder;
            if (!now || now.hindrance !== null || !isSameAccount) throw new FiguresChanged();
            if (!(await postPayout(tx, payout, { today, at }))) throw new FiguresChanged();
          }
        }
        for (const { id } of payouts) {
          await payoutStore.move(tx, id, 'prepared', { state: isRelease ? 'sent' : 'discarded', at });
        }
        const state = isRelease ? 'released' : 'discarded';
        await payoutStore.decide(tx, runID, { state, by: uid, name, at });
        const amount = sumCents(payouts.map(({ amount_cents }) => amount_cents));
        const act = isRelease ? 'payout-release' : 'payout-discard';
        const subject = `run/${runID}`;
        await actOfOffice(tx, { bookingId: null, act, subject, amount, note: '', uid, name, at });
        return { ok: true, data: {} };
      });
    } catch (error) {
      if (error instanceof FiguresChanged) return { ok: false, type: 'figures-changed', data: null };
      throw error;
    }
  };
}
