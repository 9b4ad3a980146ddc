import type { getOccupancy } from '../../../../contract/calendars/get-occupancy.ts';
import { occupancyBounds } from '../../../../domain/calendars/occupancy-window.ts';
import { expandWeekends } from '../../../../domain/pricing/weekend-rates.ts';
import { countNights } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { occupancyStore } from '../occupancy-store.ts';
import { presentSeason } from '../rules/present-season.ts';
import { invalidDates } from '../rules/invalid-dates.ts';

export function getOccupancyHandler({ connection: { db } }: CalendarsDeps): Handler<typeof getOccupancy> {
  return async ({ languageCode: _names, ...asked }, { user }) => {
    if (asked.startDate >= asked.endDate || countNights(asked) > occupancyBounds.nights) return invalidDates;
    const rows = await occupancyStore.window(db, user.uid, asked);
    const homes = rows.map(({ seasons, ...home }) => ({
      ...home,
      seasons: expandWeekends(seasons).map(presentSeason),
    }));
    return { ok: true, data: { homes } };
  };
}
