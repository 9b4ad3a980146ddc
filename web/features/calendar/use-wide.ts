import { useSyncExternalStore } from 'react';

const wideQuery = '(min-width: 768px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wideQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns true if the window has room for two months side by side; also while the server renders. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wideQuery).matches,
    () => true,
  );
}
