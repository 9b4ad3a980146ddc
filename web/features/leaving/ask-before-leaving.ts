import type { DataRouter, Location } from 'react-router';

/** Navigation that loses the input: leaving the page, or also a change of its query. */
export type LostWith = 'page' | 'search';

type Router = Pick<DataRouter, 'getBlocker' | 'deleteBlocker'>;

const blockerName = 'unsaved-input';

const isLost = (lostWith: LostWith, here: Location, next: Location): boolean =>
  here.pathname !== next.pathname || (lostWith === 'search' && here.search !== next.search);

/**
 * Asks before the router leaves a page with unsaved input, by link, back button or choice on the page. Returns a function that stops it.
 */
export function askBeforeLeaving(router: Router, lostWith: LostWith, mayLeave: () => boolean): () => void {
  router.getBlocker(
    blockerName,
    ({ currentLocation, nextLocation }) => isLost(lostWith, currentLocation, nextLocation) && !mayLeave(),
  );
  return () => router.deleteBlocker(blockerName);
}
