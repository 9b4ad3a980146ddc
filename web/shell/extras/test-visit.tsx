import { useEffect, type ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { browserSteps } from '../../../domain/partner-tests.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { getVisitSender } from '../../features/visitor/visit-partner.ts';
import { getPageKind } from '../tracking/page-kind.ts';
import styles from './test-visit.module.css';

type Step = (typeof browserSteps)[number];

const stepOfRoute: Readonly<Record<string, Step>> = {
  ...{ Search: 'search', whoami_Search: 'search', ObjectPage: 'home', whoami_Object: 'home' },
  ...{ BookingStart: 'booking', BookingSummary: 'booking', OptionStart: 'booking', OptionSummary: 'booking' },
};

/** Says that this is a partner's test visit, and tells the test what the browser recognises on each page. */
export default function TestVisit({ testID }: { testID: string }): ReactNode {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const { route, objectNumber } = getPageKind(useRoutes(), pathname, useMatches());
  useEffect(() => {
    const { partner } = getVisitSender();
    // A step that is missing shows in the partner's room.
    const record = (step: Step): Promise<unknown> =>
      browserApi
        .call('recordTestStep', { testID, step, partner, objectNumber: objectNumber ?? 0 })
        .catch(() => undefined);
    const step = stepOfRoute[route];
    void record('visit').then(() => step && record(step));
  }, [testID, route, objectNumber]);
  return (
    <aside className={styles.band} data-testid="test-visit">
      <p>{t('partner.test.band')}</p>
    </aside>
  );
}
