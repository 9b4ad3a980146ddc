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

/** Tells the navigation that something was decided, so that it counts anew. */
export const noteDecision = (): void => decisions.set(decisions.get() + 1);

const everything = {};
const countEveryMs = 60_000;

/** How much waits, by the name of the staff's room. It is counted anew on each page, after each decision, and each minute while the page is looked at. */
export function useWaitingWork(): (room: string) => WorkPlace['waiting'] {
  const { t } = useTexts();
  const { account } = useVisitor();
  const { pathname } = useLocation();
  const decided = useStore(decisions);
  const maySee = account?.accountPermissions['work.see'] === true;
  const { answer, retry } = useCall('getWaitingWork', maySee ? everything : null);
  const now = `${pathname} ${decided}`;
  const counted = useRef(now);
  useEffect(() => {
    if (counted.current === now) return;
    counted.current = now;
    retry();
    // It asks for the same as before, whichever render it is of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [now]);
  useEffect(() => {
    if (!maySee) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') retry();
    }, countEveryMs);
    return () => clearInterval(timer);
  }, [maySee, retry]);
  return (room) => {
    const own = answer?.waiting.filter(({ kind }) => roomOfWaiting(kind) === room) ?? [];
    const count = own.reduce((sum, one) => sum + one.count, 0);
    return own.length === 0 ? undefined : { count, spoken: t('staff.waiting.spoken', { count }) };
  };
}
