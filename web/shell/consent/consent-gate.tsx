import { lazy, Suspense, type ReactNode } from 'react';
import { useHydratedInPieces } from '../../app/use-hydrated.ts';

/** Event of the window: the visitor wants to see the banner again. */
export const consentAsked = 'consent-asked';

/** A visitor whose connection loses this file is asked on the next page; until then nothing is allowed. */
const ConsentLayer = lazy(() =>
  import('./consent-layer.tsx').catch(() => ({ default: (_: { asked: string }): ReactNode => null })),
);

/**
 * Consent and what depends on it, loaded once the page has come alive: the server's page is the same for
 * everybody, and nothing of this stands between the visitor and the first sight of it.
 */
export function ConsentGate(): ReactNode {
  return (
    useHydratedInPieces() && (
      <Suspense fallback={null}>
        <ConsentLayer asked={consentAsked} />
      </Suspense>
    )
  );
}
