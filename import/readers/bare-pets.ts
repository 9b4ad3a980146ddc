import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';

/** For feeds that only say whether pets are allowed: a yes means two, and the host decides. */
export function dogsWherePetsAre(
  allowed: boolean,
): Required<Pick<FeedHomeInput, 'dogsMax' | 'dogsMaxIsKnown'>> {
  return { dogsMax: allowed ? 2 : 0, dogsMaxIsKnown: !allowed };
}
