import type { setKeyRates } from '../../../../contract/calendars/set-key-rates.ts';
import type { Handler } from '../../../http/handler.ts';
import { answerProgram } from '../answer-program.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { setRatesIn, type RatesRefusal } from '../change-nights.ts';
import { toSeasonChange } from '../season-change.ts';

export function setKeyRatesHandler(deps: CalendarsDeps): Handler<typeof setKeyRates> {
  return (request, call) => {
    const { objectNumber } = request;
    const ranges = request.ranges.map(({ startDate, endDate, ...change }) => ({
      ...{ startDate, endDate },
      change: toSeasonChange(change),
    }));
    return answerProgram(deps, call, { name: 'set-rates', request }, async (tx, holder) => {
      const outcome = await setRatesIn(deps, tx, holder, { objectNumber, ranges });
      return outcome.ok ? outcome : refuse(outcome.refusal);
    });
  };
}

function refuse(refusal: RatesRefusal) {
  return 'range' in refusal
    ? ({ ok: false, type: refusal.type, data: { range: refusal.range } } as const)
    : ({ ok: false, type: refusal.type, data: null } as const);
}
