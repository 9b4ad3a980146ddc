import type { DataRouter, Location } from 'react-router';

/** When unsaved input is lost: if the page is left (`page`), or also if only its query changes (`search`). */
export type LossCause = 'page' | 'search';

type Router = Pick<DataRouter, 'getBlocker' | 'deleteBlocker'>;

const blockerName = 'unsaved-input';

const losesInput = (lossCause: LossCause, here: Location, next: Location): boolean =>
  here.pathname !== next.pathname || (lossCause === 'search' && here.search !== next.search);

/**
 * Asks before the router leaves a page with unsaved input, by link, back button or choice on the page. Returns a function that stops it.
 */
export function askBeforeLeaving(router: Router, lossCause: LossCause, mayLeave: () => boolean): () => void {
  router.getBlocker(
    blockerName,
    ({ currentLocation, nextLocation }) =>
      losesInput(lossCause, currentLocation, nextLocation) && !mayLeave(),
  );
  return () => router.deleteBlocker(blockerName);
}
