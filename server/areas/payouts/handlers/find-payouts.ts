import type { findPayouts } from '../../../../contract/payouts/find-payouts.ts';
import { sumCents, toEuros } from '../../../../domain/money.ts';
import { addDays } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import { judgeDue } from '../move-payouts.ts';
import type { PayoutsDeps } from '../payouts-context.ts';
import { payoutStore } from '../payout-store.ts';

/** Number of stays that are listed of one landlord. */
const partsListed = 50;

export function findPayoutsHandler(deps: PayoutsDeps): Handler<typeof findPayouts> {
  const { connection, clock } = deps;
  return async (_input, { user }) => {
    const { db } = connection;
    const at = { today: clock.today(), now: clock.now() };
    const duePayouts = await connection.transaction((tx) => judgeDue(deps, tx, at));
    const numbers = await payoutStore.displayNumbers(
      db,
      duePayouts.flatMap(({ parts }) => parts.slice(0, partsListed).map(({ bookingId }) => bookingId)),
    );
    const runs = await payoutStore.listLatestRuns(db);
    const payouts = await payoutStore.listPayouts(
      db,
      runs.map(({ id }) => id),
    );
    return {
      ok: true,
      data: {
        due: duePayouts.map(({ landlord, amount, parts, hindrance }) => ({
          landlordNumber: landlord.id,
          name: landlord.name,
          amount: toEuros(amount),
          bookings: parts.length,
          parts: parts.slice(0, partsListed).map((part) => ({
            bookingID: part.bookingId,
            bookingDisplayNumber: numbers.get(part.bookingId) ?? part.bookingId,
            amount: toEuros(part.amount),
          })),
          hindrance: hindrance?.kind ?? null,
        })),
        runs: runs.map((run) => {
          const runPayouts = payouts.filter(({ run_id }) => run_id === run.id);
          return {
            runID: run.id,
            state: run.state,
            executeOn: run.execute_on,
            total: toEuros(sumCents(runPayouts.map(({ amount_cents }) => amount_cents))),
            preparedBy: run.prepared_name,
            preparedAt: run.prepared_at.toISOString(),
            decidedBy: run.decided_name,
            decidedAt: run.decided_at?.toISOString() ?? null,
            isOwn: run.prepared_by === user.uid,
            payouts: runPayouts.map((payout) => ({
              payoutID: payout.id,
              landlordNumber: payout.landlord_id,
              name: payout.name,
              amount: toEuros(payout.amount_cents),
              iban: payout.iban,
              state: payout.state,
              bookings: payout.bookings,
            })),
          };
        }),
        earliest: addDays(at.today, 1),
        years: await payoutStore.listYears(db, at.today),
      },
    };
  };
}
