import { useHydrated } from '../../app/use-hydrated.ts';

/**
 * Returns the secret of the mailed link, which the first script has removed from the address. Null before hydration.
 */
export function useLinkSecret(): string | null {
  const isHydrated = useHydrated();
  return isHydrated ? (window.linkSecret?.hash ?? '') : null;
}
