import { retentionDays } from '../../../domain/retention.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { calendarRoute } from './calendar-route.ts';
import { changeoversCalls } from './calls.generated.ts';
import type { ChangeoversDeps } from './changeovers-context.ts';
import { changeoversStore } from './changeovers-store.ts';

// Also used by the demo world, to tick off its changeovers.
export { readChangeovers } from './read-plan.ts';

/** Creates the area of changeovers, the work in a home between two guests. */
export function createChangeovers(deps: ChangeoversDeps): Area<object> {
  return {
    module: {
      name: 'changeovers',
      endpoints: bindArea(changeoversCalls, deps),
      routes: [calendarRoute(deps)],
      personalData: {
        read: async (db, { uid }) => ({
          changeovers: await db
            .selectFrom('changeovers')
            .select(['object_number', 'on_date', 'done_at'])
            .where('done_by', '=', uid)
            .orderBy('on_date')
            .execute(),
          changeover_calendars: await db
            .selectFrom('changeover_calendars')
            .select('made_at')
            .where('uid', '=', uid)
            .execute(),
        }),
        leave: (tx, { uid }) => changeoversStore.leave(tx, uid),
      },
      forget: (now) =>
        changeoversStore.forget(deps.connection.db, addDays(todayInBerlin(now), -retentionDays.changeovers)),
    },
  };
}
