import type { removeBlock } from '../../../../contract/calendars/remove-block.ts';
import type { Handler } from '../../../http/handler.ts';
import { ownBlocks } from '../../booking/booking.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { blockNotFound, objectNotFound, changeOwnCalendar } from '../change-own-calendar.ts';

export function removeBlockHandler(deps: CalendarsDeps): Handler<typeof removeBlock> {
  return async ({ objectNumber, stayID }, { user }) => {
    const outcome = await changeOwnCalendar<boolean>(deps, user, objectNumber, async (tx) => {
      const before = await ownBlocks.find(tx, objectNumber, stayID);
      if (!before) return { result: false, change: null };
      await ownBlocks.delete(tx, stayID);
      return {
        result: true,
        change: { kind: 'nights' },
        act: { kind: 'blockRemoved', before, after: null },
      };
    });
    if (outcome === null) return objectNotFound;
    return outcome.result ? { ok: true, data: { actID: outcome.actId } } : blockNotFound;
  };
}
