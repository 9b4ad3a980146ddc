import { useSyncExternalStore } from 'react';

const nothingToFollow = (): (() => void) => () => undefined;

/** False in the server's HTML and while it comes alive; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToFollow,
    () => true,
    () => false,
  );
}
