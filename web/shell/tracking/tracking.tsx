import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useMatches, useRouteLoaderData } from 'react-router';
import { browserApi } from '../../app/api/browser-api.ts';
import { endpointPaths } from '../../app/api/endpoint-paths.generated.ts';
import type { load } from '../load-root.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { pushEvent } from '../../features/consent/consent-signals.ts';
import { visitorStore } from '../../features/visitor/use-visitor.ts';
import { loadContainer } from './load-container.ts';
import { getPageKind, type PageKind } from './page-kind.ts';
import { partnerOfHost } from './partner-of-host.ts';
import { arrivalParams } from '../../features/visitor/visit-fields.ts';
import { useSearchStatistics } from './search-statistics.ts';
import { watchVitals } from './web-vitals.ts';

/** Milliseconds; a page that is left earlier is not counted as viewed. */
const pageViewDelayMs = 2000;

interface Allowed {
  statistic: boolean;
  marketing: boolean;
  /** Resolves when the server has recorded the consent. */
  reported: () => Promise<void>;
}

/** Mounted only while statistics or marketing are allowed: otherwise nothing is measured or sent. */
export default function Tracking(allowed: Allowed): ReactNode {
  const { statistic } = allowed;
  const { language } = useTexts();
  const { pathname } = useLocation();
  const page = getPageKind(useRoutes(), pathname, useMatches());
  const container = useRouteLoaderData<typeof load>('root')?.tagContainer ?? null;
  const userSaved = useUserSaved(allowed);

  useEffect(() => {
    if (container) loadContainer(container);
  }, [container]);

  const view = JSON.stringify(page);
  // The pathname distinguishes lists whose page kind is the same.
  useEffect(() => {
    if (!userSaved) return;
    const timer = setTimeout(() => {
      const pageKind = JSON.parse(view) as PageKind;
      const partner = partnerOfHost();
      const group = { event: 'contentGroup', contentGroup: pageKind.contentGroup, pageType: pageKind.route };
      pushEvent(partner === '' ? group : { ...group, partner });
      if (!statistic) return;
      const { uid } = visitorStore.get();
      // Failures are ignored: the history may miss a page.
      browserApi.call('logHistory', { uid, language, partner, ...pageKind }).catch(() => undefined);
    }, pageViewDelayMs);
    return () => clearTimeout(timer);
  }, [userSaved, pathname, view, statistic, language]);

  useSearchStatistics(statistic && userSaved, page);
  useTimings(statistic, page.route);
  return null;
}

/** Loads the user again once the server has recorded the consent, and stores where the visitor came from. */
function useUserSaved({ statistic, marketing, reported }: Allowed): boolean {
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    let isCancelled = false;
    void (async () => {
      await reported();
      if (isCancelled) return;
      await visitorStore.loadAllowed();
      const trackingParams = arrivalParams({ statistic, marketing });
      if (Object.keys(trackingParams).length > 0) {
        const { uid } = visitorStore.get();
        await browserApi.call('saveTrackingParams', { uid, trackingParams }).catch(() => undefined);
      }
      if (!isCancelled) setSaved(true);
    })();
    return () => {
      isCancelled = true;
    };
  }, [statistic, marketing, reported]);
  return saved;
}

/** Sends the timings of the visit's first page, once, when it is left. */
function useTimings(allowed: boolean, route: string): void {
  const first = useRef(route);
  useEffect(() => {
    if (!allowed) return;
    const measure = watchVitals();
    const send = (): void => {
      if (document.visibilityState !== 'hidden') return;
      document.removeEventListener('visibilitychange', send);
      const { uid } = visitorStore.get();
      const body = JSON.stringify({ mandant: 'feriola', uid, route: first.current, ...measure() });
      const [method, path] = endpointPaths.logTimings;
      // The request must outlive the page.
      fetch(path, {
        method,
        body,
        keepalive: true,
        headers: { 'content-type': 'application/json' },
      }).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', send);
    return () => document.removeEventListener('visibilitychange', send);
  }, [allowed]);
}
