import { areEditableNights } from '../../../../domain/calendars/editable-nights.ts';
import type { blockNights } from '../../../../contract/calendars/block-nights.ts';
import type { Handler } from '../../../http/handler.ts';
import { ownBlocks } from '../../booking/booking.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { invalidDates } from '../rules/invalid-dates.ts';
import {
  blockNotFound,
  objectNotFound,
  changeOwnCalendar,
  unlessTaken,
  type Done,
} from '../change-own-calendar.ts';

export function blockNightsHandler(deps: CalendarsDeps): Handler<typeof blockNights> {
  return async ({ objectNumber, startDate, endDate, stayID, note }, { user }) => {
    const block = { startDate, endDate, note };
    if (!areEditableNights(block, deps.clock.today())) return invalidDates;
    const work = changeOwnCalendar<number | null>(deps, user, objectNumber, async (tx) => {
      const done = (stayId: number, kind: 'blockAdded' | 'blockChanged', before: unknown): Done<number> => ({
        result: stayId,
        change: { kind: 'nights', occupied: { startDate, endDate } },
        act: { kind, before, after: { stayId, ...block } },
      });
      if (stayID === 0) return done(await ownBlocks.insert(tx, objectNumber, block), 'blockAdded', null);
      const before = await ownBlocks.find(tx, objectNumber, stayID);
      if (!before) return { result: null, change: null };
      await ownBlocks.update(tx, { stayId: stayID, ...block });
      return { ...done(stayID, 'blockChanged', before), change: { kind: 'nights' } };
    });
    const outcome = await unlessTaken(deps, { objectNumber, stay: block }, work);
    if (outcome === null) return objectNotFound;
    if ('ok' in outcome) return outcome;
    if (outcome.result === null) return blockNotFound;
    return { ok: true, data: { actID: outcome.actId, stayID: outcome.result } };
  };
}
