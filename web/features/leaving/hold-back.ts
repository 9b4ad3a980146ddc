import type { DataRouter, Location } from 'react-router';

/** What somebody's input is lost with: the page, of which a step inside loses nothing, or what the page shows by its search. */
export type LostWith = 'page' | 'search';

type Router = Pick<DataRouter, 'getBlocker' | 'deleteBlocker'>;

const blockerName = 'unsaved-input';

const isLost = (lostWith: LostWith, here: Location, next: Location): boolean =>
  here.pathname !== next.pathname || (lostWith === 'search' && here.search !== next.search);

/**
 * Asks before the router shows what would lose somebody's input, by whatever way it comes: a link, the way back, a choice on
 * the page. Returns how that ends.
 */
export function holdBack(router: Router, lostWith: LostWith, mayLeave: () => boolean): () => void {
  router.getBlocker(
    blockerName,
    ({ currentLocation, nextLocation }) => isLost(lostWith, currentLocation, nextLocation) && !mayLeave(),
  );
  return () => router.deleteBlocker(blockerName);
}
