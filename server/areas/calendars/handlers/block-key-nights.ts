import type { blockKeyNights } from '../../../../contract/calendars/block-key-nights.ts';
import type { Handler } from '../../../http/handler.ts';
import { answerProgram } from '../answer-program.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { blockNightsIn } from '../change-nights.ts';
import { unlessTaken } from '../change-own-calendar.ts';

export function blockKeyNightsHandler(deps: CalendarsDeps): Handler<typeof blockKeyNights> {
  return ({ objectNumber, startDate, endDate, stayID, note }, call) => {
    const request = { objectNumber, startDate, endDate, stayID, note };
    return unlessTaken(
      deps,
      { objectNumber, stay: { startDate, endDate } },
      answerProgram(deps, call, { name: 'block-nights', request }, (tx, holder) =>
        blockNightsIn(deps, tx, holder, request),
      ),
    );
  };
}
