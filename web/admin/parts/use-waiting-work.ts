import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { roomOfWaiting } from '../../../domain/waiting-work.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { createStore } from '../../app/stores/store.ts';
import { useStore } from '../../app/stores/use-store.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import type { WorkPlace } from '../../shell/work/work-navigation.tsx';

const decisions = createStore(0);

/** Triggers a refresh of the counts in the navigation after a decision. */
export const refreshWaitingWork = (): void => decisions.set(decisions.get() + 1);

const noFilter = {};
const countEveryMs = 60_000;

/**
 * Returns counts of waiting work by staff page. They are refreshed on each page, after each decision, and every minute
 * while the page is visible.
 */
export function useWaitingWork(): {
  waitingCount: (room: string) => WorkPlace['waiting'];
  /** True if the viewer may open the site, which is still closed. */
  awaitsOpening: boolean;
} {
  const { t } = useTexts();
  const { account } = useVisitor();
  const { pathname } = useLocation();
  const decisionCount = useStore(decisions);
  const maySee = account?.accountPermissions['work.see'] === true;
  const { answer, retry } = useCall('getWaitingWork', maySee ? noFilter : null);
  const refreshKey = `${pathname} ${decisionCount}`;
  const lastRefreshKey = useRef(refreshKey);
  useEffect(() => {
    if (lastRefreshKey.current === refreshKey) return;
    lastRefreshKey.current = refreshKey;
    retry();
    // The function sends the same request in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refreshKey]);
  useEffect(() => {
    if (!maySee) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') retry();
    }, countEveryMs);
    return () => clearInterval(timer);
  }, [maySee, retry]);
  const waitingCount = (room: string): WorkPlace['waiting'] => {
    const kindsOfRoom = answer?.waiting.filter(({ kind }) => roomOfWaiting(kind) === room) ?? [];
    const count = kindsOfRoom.reduce((sum, one) => sum + one.count, 0);
    return kindsOfRoom.length === 0 ? undefined : { count, spoken: t('staff.waiting.spoken', { count }) };
  };
  return { waitingCount, awaitsOpening: answer?.awaitsOpening === true };
}
