import type { trackSearchObject } from '../../../../contract/search/track-search-object.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { searchStore } from '../search-store.ts';

export function trackSearchObjectHandler(deps: {
  db: Database;
  clock: Clock;
}): Handler<typeof trackSearchObject> {
  return async ({ objectNumber, partner }) => {
    const isTracked = await searchStore.countOpened(
      deps.db,
      deps.clock.today(),
      objectNumber,
      Number(partner),
    );
    return { ok: true, data: { tracked: isTracked } };
  };
}
