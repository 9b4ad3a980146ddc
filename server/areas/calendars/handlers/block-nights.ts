import type { blockNights } from '../../../../contract/calendars/block-nights.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { blockNightsIn } from '../change-nights.ts';
import { unlessTaken } from '../change-own-calendar.ts';

export function blockNightsHandler(deps: CalendarsDeps): Handler<typeof blockNights> {
  return async ({ objectNumber, startDate, endDate, stayID, note }, { user }) => {
    const request = { objectNumber, startDate, endDate, stayID, note };
    return unlessTaken(
      deps,
      { objectNumber, stay: { startDate, endDate } },
      retryTransaction(deps.connection, (tx) => blockNightsIn(deps, tx, user, request)),
    );
  };
}
