import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const nothingToFollow = (): (() => void) => () => undefined;

/** Returns false in the server's HTML and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToFollow,
    () => true,
    () => false,
  );
}

/** Like `useHydrated`, for large parts of a page: the change is rendered in a transition, and only if it is `needed`. */
export function useHydratedInPieces(needed = true): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    if (needed) startTransition(() => setHydrated(true));
  }, [needed]);
  return isHydrated;
}
