import { lazy, Suspense, type ReactNode } from 'react';
import { useHydratedInPieces } from '../../app/use-hydrated.ts';

/** Event of the window: the visitor wants to see the banner again. */
export const consentAsked = 'consent-asked';

export interface ConsentLayerProps {
  /** Event of the window that opens the banner. */
  asked: string;
  /** The page has no footer, whose settings would open it. */
  isAlone: boolean;
}

/** A visitor whose connection loses this file is asked on the next page; until then nothing is allowed. */
const ConsentLayer = lazy(() =>
  import('./consent-layer.tsx').catch(() => ({ default: (_: ConsentLayerProps): ReactNode => null })),
);

/**
 * Consent and what depends on it, loaded once the page has come alive: the server's page is the same for
 * everybody, and nothing of this stands between the visitor and the first sight of it.
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
