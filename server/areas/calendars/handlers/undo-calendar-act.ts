import type { undoCalendarAct } from '../../../../contract/calendars/undo-calendar-act.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { undoActIn } from '../change-nights.ts';
import { unlessTaken } from '../change-own-calendar.ts';

export function undoCalendarActHandler(deps: CalendarsDeps): Handler<typeof undoCalendarAct> {
  return async ({ objectNumber, actID }, { user }) => {
    const stay = { startDate: deps.clock.today(), endDate: deps.clock.today() };
    const outcome = await unlessTaken(
      deps,
      { objectNumber, stay },
      retryTransaction(deps.connection, (tx) => undoActIn(deps, tx, user, { objectNumber, actID })),
    );
    if (!outcome.ok && outcome.type === 'capacity-taken')
      return { ok: false, type: 'changed-meanwhile', data: null };
    return outcome;
  };
}
