import type { getChangeoverCalendar } from '../../../../contract/changeovers/get-changeover-calendar.ts';
import type { Handler } from '../../../http/handler.ts';
import { calendarUrl } from '../calendar-route.ts';
import type { ChangeoversDeps } from '../changeovers-context.ts';
import { changeoversStore } from '../changeovers-store.ts';

export function getChangeoverCalendarHandler(deps: ChangeoversDeps): Handler<typeof getChangeoverCalendar> {
  return async (_input, { user }) => {
    const calendar = await changeoversStore.calendarNonce(deps.connection.db, user.uid);
    return { ok: true, data: { url: calendar && calendarUrl(deps, calendar) } };
  };
}
