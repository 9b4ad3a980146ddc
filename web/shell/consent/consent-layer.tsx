import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { nothingAllowed, type ConsentChoice } from '../../../domain/consent.ts';
import type { ContentPageName } from '../../../domain/ordinary-pages.ts';
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

const renderNothing = (): ReactNode => null;
// If the texts fail to load, no banner is shown, and nothing is allowed.
const loadBanner = withTexts(() => import('../../features/consent/banner.tsx'), 'banner');
const Banner = lazy(() => loadBanner().catch(() => ({ default: renderNothing })));
const Tracking = lazy(() => import('../tracking/tracking.tsx').catch(() => ({ default: renderNothing })));

/** On these pages visitors read about the consent, so the banner stays closed. */
const pagesWithoutBanner: readonly (ContentPageName | undefined)[] = ['privacy', 'disclaimer'];

export default function ConsentLayer({ openEvent, isAlone, isAtWork }: ConsentLayerProps): ReactNode {
  const { t } = useTexts();
  const state = useStore(consentStore);
  const isReading = pagesWithoutBanner.includes(useContentName());
  useEffect(() => {
    addEventListener(openEvent, consentStore.open);
    return () => removeEventListener(openEvent, consentStore.open);
  }, [openEvent]);

  const applies = state.confirmed || state.saving || isReading;
  const { statistic, marketing } = applies ? state : nothingAllowed;
  const lastChoice = useRef<ConsentChoice>(nothingAllowed);
  useEffect(() => {
    const previous = lastChoice.current;
    if (previous.statistic === statistic && previous.marketing === marketing) return;
    lastChoice.current = { statistic, marketing };
    updateSignals(lastChoice.current);
  }, [statistic, marketing]);

  const isShown = state.showDisclaimer || (!state.confirmed && !isReading && !isAtWork);
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
      {/* Has its own Suspense, so that the rest stays visible while it loads. */}
      <Suspense fallback={null}>
        {(statistic || marketing) && (
          <Tracking statistic={statistic} marketing={marketing} reported={choiceReported} />
        )}
      </Suspense>
    </>
  );
}
