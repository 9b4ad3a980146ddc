import { useEffect } from 'react';
import { browserApi } from '../../app/api/browser-api.ts';

/** Says once that the own list was looked at: what it shows is no news any more. A failure costs nothing but an old piece of news. */
export function useLook(isShown: boolean): void {
  useEffect(() => {
    if (isShown) browserApi.call('lookAtWatchList', {}).catch(() => undefined);
  }, [isShown]);
}
