import type { setRates } from '../../../../contract/calendars/set-rates.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { setRatesIn } from '../change-nights.ts';
import { toSeasonChange } from '../season-change.ts';

export function setRatesHandler(deps: CalendarsDeps): Handler<typeof setRates> {
  return async ({ objectNumber, startDate, endDate, change }, { user }) => {
    const ranges = [{ startDate, endDate, change: toSeasonChange(change) }];
    const outcome = await retryTransaction(deps.connection, (tx) =>
      setRatesIn(deps, tx, user, { objectNumber, ranges }),
    );
    return outcome.ok ? outcome : { ok: false, type: outcome.refusal.type, data: null };
  };
}
