import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { nothingAllowed, type ConsentChoice } from '../../../domain/consent.ts';
import type { ContentRouteName } from '../../../domain/content-routes.ts';
import { withTexts } from '../../app/texts/loaded-texts.ts';
import { useStore } from '../../app/stores/use-store.ts';
import { useContentName } from '../../app/content-paths.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { denyAtFirst, updateSignals } from '../../features/consent/consent-signals.ts';
import { createConsentStore } from '../../features/consent/consent-store.ts';
import type { ConsentLayerProps } from './consent-gate.tsx';
import { choiceReported, reportChoice } from './report-choice.ts';

const consentStore = createConsentStore({
  readCookies: () => document.cookie,
  writeCookie: (text) => {
    document.cookie = text;
  },
  secure: () => location.protocol === 'https:',
  wait: (work, milliseconds) => void setTimeout(work, milliseconds),
  report: reportChoice,
});

denyAtFirst();

const nothing = (): ReactNode => null;
// Without its texts there is no question, and without an answer nothing is allowed.
const loadBanner = withTexts(() => import('../../features/consent/banner.tsx'), 'banner');
const Banner = lazy(() => loadBanner().catch(() => ({ default: nothing })));
const Tracking = lazy(() => import('../tracking/tracking.tsx').catch(() => ({ default: nothing })));

/** On these pages visitors read about what the banner asks. */
const pagesWithoutBanner: readonly (ContentRouteName | undefined)[] = ['privacy', 'disclaimer'];

export default function ConsentLayer({ asked, isAlone }: ConsentLayerProps): ReactNode {
  const { t } = useTexts();
  const state = useStore(consentStore);
  const isReading = pagesWithoutBanner.includes(useContentName());
  useEffect(() => {
    addEventListener(asked, consentStore.open);
    return () => removeEventListener(asked, consentStore.open);
  }, [asked]);

  const applies = state.confirmed || state.saving || isReading;
  const { statistic, marketing } = applies ? state : nothingAllowed;
  const signalled = useRef<ConsentChoice>(nothingAllowed);
  useEffect(() => {
    const before = signalled.current;
    if (before.statistic === statistic && before.marketing === marketing) return;
    signalled.current = { statistic, marketing };
    updateSignals(signalled.current);
  }, [statistic, marketing]);

  const isShown = state.showDisclaimer || (!state.confirmed && !isReading);
  return (
    <>
      {isAlone && (
        <p className="container">
          <Button variant="quiet" small onClick={consentStore.open} data-testid="cookie-settings">
            {t('shell.cookieSettings')}
          </Button>
        </p>
      )}
      <Suspense fallback={null}>{isShown && <Banner store={consentStore} />}</Suspense>
      {/* On its own: while it comes, nothing else is taken away. */}
      <Suspense fallback={null}>
        {(statistic || marketing) && (
          <Tracking statistic={statistic} marketing={marketing} reported={choiceReported} />
        )}
      </Suspense>
    </>
  );
}
