import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const nothingToFollow = (): (() => void) => () => undefined;

/** False in the server's HTML and during hydration; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToFollow,
    () => true,
    () => false,
  );
}

/** The same for large parts of a page: the change is rendered in a transition, and only where it is `wanted`. */
export function useHydratedInPieces(wanted = true): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    if (wanted) startTransition(() => setHydrated(true));
  }, [wanted]);
  return isHydrated;
}
