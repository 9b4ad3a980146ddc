import { useHydrated } from '../../app/use-hydrated.ts';

/** The secret of the mail's link; null before hydration. The first script took it out of the address. */
export function useLinkSecret(): string | null {
  const hydrated = useHydrated();
  return hydrated ? (window.linkSecret?.hash ?? '') : null;
}
