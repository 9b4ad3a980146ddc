import { pino } from 'pino';
import { createPricing } from '../../server/areas/pricing/pricing.ts';
import { createRatings } from '../../server/areas/ratings/ratings.ts';
import { createSearch, type Search, type SearchDeps } from '../../server/areas/search/search.ts';
import { systemClock } from '../../server/platform/clock.ts';

/** Far beyond any test: what happens was not waited for. */
const neverMs = 3_600_000;

/** A node's search over the database that has not begun: silent, by the system's clock, and looks at nothing unless it is woken. */
export function createTestSearch(
  connection: SearchDeps['connection'],
  deps: Partial<SearchDeps> = {},
): ReturnType<typeof createSearch> {
  const { db } = connection;
  return createSearch({
    connection,
    clock: systemClock,
    pricing: createPricing({ db, clock: systemClock }),
    ratings: createRatings({ db }),
    log: pino({ level: 'silent' }),
    pollMs: neverMs,
    driftCheckMs: neverMs,
    ...deps,
  });
}

/** Starts such a search; it answers when this resolves. */
export async function startSearch(...how: Parameters<typeof createTestSearch>): Promise<Search> {
  const search = createTestSearch(...how);
  await search.start();
  return search;
}
