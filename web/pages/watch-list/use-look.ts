import { useEffect } from 'react';
import { browserApi } from '../../app/api/browser-api.ts';

/**
 * Reports once to the server that the own list was seen, so that its changes are no longer news. Failures are ignored: the news is shown
 * again.
 */
export function useLook(isShown: boolean): void {
  useEffect(() => {
    if (isShown) browserApi.call('lookAtWatchList', {}).catch(() => undefined);
  }, [isShown]);
}
