import { useHydrated } from '../../app/use-hydrated.ts';

/** The secret that the link of a mail brought along; null before the page is alive. The first script took it from the address. */
export function useLinkSecret(): string | null {
  const hydrated = useHydrated();
  return hydrated ? (window.linkSecret?.hash ?? '') : null;
}
