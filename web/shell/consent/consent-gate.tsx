import { lazy, Suspense, type ReactNode } from 'react';
import { useHydratedInPieces } from '../../app/use-hydrated.ts';

/** Window event: the visitor wants to see the banner again. */
export const consentAsked = 'consent-asked';

export interface ConsentLayerProps {
  /** Name of the window event that opens the banner. */
  asked: string;
  /** The page has no footer whose link would open the banner. */
  isAlone: boolean;
}

/** A visitor for whom this file fails to load is asked on the next page; until then nothing is allowed. */
const ConsentLayer = lazy(() =>
  import('./consent-layer.tsx').catch(() => ({ default: (_: ConsentLayerProps): ReactNode => null })),
);

/**
 * Consent and what depends on it, loaded after hydration: the server's page is the same for everybody, and the first view does not wait
 * for it.
 */
export function ConsentGate({ isAlone }: Pick<ConsentLayerProps, 'isAlone'>): ReactNode {
  return (
    useHydratedInPieces() && (
      <Suspense fallback={null}>
        <ConsentLayer asked={consentAsked} isAlone={isAlone} />
      </Suspense>
    )
  );
}
