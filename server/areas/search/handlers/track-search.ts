import type { trackSearch } from '../../../../contract/search/track-search.ts';
import { parseSearchFilter, serializeSearchFilter } from '../../../../domain/search-filter.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { searchStore } from '../search-store.ts';

const filterMax = 1_000;
/** Typed texts may contain names, and a position shows where somebody is: neither is counted. */
const personal = ['q', 'fulltext', 'latitude', 'longitude', 'PID'] as const;

/** Counts by day, filter and the partner on whose host the search was. Who searched is not stored. */
export function trackSearchHandler(deps: { db: Database; clock: Clock }): Handler<typeof trackSearch> {
  return async ({ trackVars, totalObjects, partner }) => {
    const params = serializeSearchFilter(parseSearchFilter(trackVars), { except: personal });
    const filter = new URLSearchParams(params).toString().slice(0, filterMax);
    await searchStore.countSearch(deps.db, deps.clock.today(), {
      filter,
      total: totalObjects,
      partner: Number(partner),
    });
    return { ok: true, data: { tracked: true } };
  };
}
