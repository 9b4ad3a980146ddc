import { lazy, Suspense, type ReactNode } from 'react';
import { useHydratedInPieces } from '../../app/use-hydrated.ts';

/** Name of the window event that opens the banner again. */
export const openConsentEvent = 'consent-asked';

export interface ConsentLayerProps {
  openEvent: string;
  /** True if the page has no footer with a link that opens the banner. */
  isAlone: boolean;
  /** True on pages of people at work behind a login, where the banner opens only when it is asked for. Until then nothing is allowed. */
  isAtWork: boolean;
}

/** If this file fails to load, the banner appears on the next page; until then nothing is allowed. */
const ConsentLayer = lazy(() =>
  import('./consent-layer.tsx').catch(() => ({ default: (_: ConsentLayerProps): ReactNode => null })),
);

/**
 * Loads consent and everything that depends on it after hydration: the server's page is the same for all visitors, and the first view does
 * not wait for it.
 */
export function ConsentGate({ isAlone, isAtWork }: Omit<ConsentLayerProps, 'openEvent'>): ReactNode {
  return (
    useHydratedInPieces() && (
      <Suspense fallback={null}>
        <ConsentLayer openEvent={openConsentEvent} isAlone={isAlone} isAtWork={isAtWork} />
      </Suspense>
    )
  );
}
