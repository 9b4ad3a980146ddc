import type { trackSearch } from '../../../../contract/search/track-search.ts';
import { parseSearchFilter, serializeSearchFilter } from '../../../../domain/search-filter.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { searchStore } from '../search-store.ts';

const filterMax = 1_000;
/** Search words may contain names, and a position reveals where a person is, so that neither is counted. */
const personal = ['q', 'wish', 'fulltext', 'latitude', 'longitude', 'PID'] as const;

/** Counts searches by day, filter and the partner of the host. It stores nothing about the visitor. */
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
