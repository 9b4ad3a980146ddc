import { pino } from 'pino';
import { createPricing } from '../../server/areas/pricing/pricing.ts';
import { createRatings } from '../../server/areas/ratings/ratings.ts';
import { createSearch, type Search, type SearchDeps } from '../../server/areas/search/search.ts';
import { systemClock } from '../../server/platform/clock.ts';

/** An interval far beyond any test, so that what happens was not caused by a timer. */
const neverMs = 3_600_000;

/** A node's search over the database that has not started: without logs, with the system clock, and without polling. */
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

/** Starts such a search; resolves when it is ready. */
export async function startSearch(...how: Parameters<typeof createTestSearch>): Promise<Search> {
  const search = createTestSearch(...how);
  await search.start();
  return search;
}
