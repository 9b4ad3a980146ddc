import type { freeKeyNights } from '../../../../contract/calendars/free-key-nights.ts';
import type { Handler } from '../../../http/handler.ts';
import { answerProgram } from '../answer-program.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { freeNightsIn } from '../change-nights.ts';

export function freeKeyNightsHandler(deps: CalendarsDeps): Handler<typeof freeKeyNights> {
  return (request, call) =>
    answerProgram(deps, call, { name: 'free-nights', request }, (tx, holder) =>
      freeNightsIn(deps, tx, holder, request),
    );
}
