import type { undoKeyAct } from '../../../../contract/calendars/undo-key-act.ts';
import type { Handler } from '../../../http/handler.ts';
import { answerProgram } from '../answer-program.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { undoActIn } from '../change-nights.ts';
import { unlessTaken } from '../change-own-calendar.ts';

export function undoKeyActHandler(deps: CalendarsDeps): Handler<typeof undoKeyAct> {
  return async (request, call) => {
    const { objectNumber } = request;
    const stay = { startDate: deps.clock.today(), endDate: deps.clock.today() };
    const outcome = await unlessTaken(
      deps,
      { objectNumber, stay },
      answerProgram(deps, call, { name: 'undo', request }, (tx, holder) =>
        undoActIn(deps, tx, holder, request),
      ),
    );
    if (!outcome.ok && outcome.type === 'capacity-taken')
      return { ok: false, type: 'changed-meanwhile', data: null };
    return outcome;
  };
}
