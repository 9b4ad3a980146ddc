import type { renewChangeoverCalendar } from '../../../../contract/changeovers/renew-changeover-calendar.ts';
import type { Handler } from '../../../http/handler.ts';
import { newNonce } from '../../../platform/signed-links.ts';
import { calendarUrl } from '../calendar-route.ts';
import type { ChangeoversDeps } from '../changeovers-context.ts';
import { changeoversStore } from '../changeovers-store.ts';

export function renewChangeoverCalendarHandler(
  deps: ChangeoversDeps,
): Handler<typeof renewChangeoverCalendar> {
  return async (_input, { user }) => {
    const calendar = await deps.connection.transaction(async (tx) => {
      await changeoversStore.saveCalendar(tx, user.uid, newNonce(), deps.clock.now());
      return changeoversStore.calendarNonce(tx, user.uid);
    });
    return { ok: true, data: { url: calendar && calendarUrl(deps, calendar) } };
  };
}
