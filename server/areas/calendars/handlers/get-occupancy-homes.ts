import type { getOccupancyHomes } from '../../../../contract/calendars/get-occupancy-homes.ts';
import type { Handler } from '../../../http/handler.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { occupancyStore } from '../occupancy-store.ts';

export function getOccupancyHomesHandler({
  connection: { db },
  clock,
}: CalendarsDeps): Handler<typeof getOccupancyHomes> {
  return async ({ languageCode }, { user }) => ({
    ok: true,
    data: { today: clock.today(), homes: await occupancyStore.homes(db, user.uid, languageCode) },
  });
}
