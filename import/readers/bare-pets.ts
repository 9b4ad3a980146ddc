import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';

/** What a feed means that knows of pets whether they are allowed, and no more: the host says yes or no to two. */
export function dogsWherePetsAre(
  allowed: boolean,
): Required<Pick<FeedHomeInput, 'dogsMax' | 'dogsMaxIsKnown'>> {
  return { dogsMax: allowed ? 2 : 0, dogsMaxIsKnown: !allowed };
}
