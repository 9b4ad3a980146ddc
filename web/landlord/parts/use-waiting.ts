import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useCall } from '../../app/calls/use-call.ts';
import { createStore } from '../../app/stores/store.ts';
import { useStore } from '../../app/stores/use-store.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useMay } from './use-may.ts';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import type { WorkPlace } from '../../shell/work/work-navigation.tsx';

const answers = createStore(0);

/** Triggers a refresh of the counts in the navigation after a booking was answered. */
export const refreshWaiting = (): void => answers.set(answers.get() + 1);

/**
 * Returns counts of waiting work for the logged-in host by navigation entry: bookings to answer and unread messages.
 * They are refreshed on each page and after each answer. Hosts without homes, and staff without access to the
 * messages, have none.
 */
export function useWaiting(): {
  waitingCount: (place: string) => WorkPlace['waiting'];
  /** Only agencies have owners to account to. */
  isAgency: boolean;
} {
  const { t, language } = useTexts();
  const { account } = useVisitor();
  const { pathname } = useLocation();
  const answerCount = useStore(answers);
  const may = useMay();
  const input = account && may('stays.own') ? { languageCode: language } : null;
  const overview = useCall('getLandlordOverview', input);
  // A bookkeeper's overview is not allowed, so the businesses tell whether there are owners.
  const books = useCall(
    'getMemberships',
    account && !may('stays.own') && may('money.own') ? { languageCode: language } : null,
  );
  const threads = useCall('getLandlordThreads', input);
  const refreshKey = `${pathname} ${answerCount}`;
  const lastRefreshKey = useRef(refreshKey);
  useEffect(() => {
    if (lastRefreshKey.current === refreshKey) return;
    lastRefreshKey.current = refreshKey;
    overview.retry();
    threads.retry();
    // Both functions send the same request in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refreshKey]);
  const counts: Record<string, number | undefined> = {
    bookings: overview.answer?.open.length,
    messages: threads.answer?.unread,
  };
  return {
    isAgency:
      overview.answer?.isAgency ??
      books.answer?.memberships.some(({ kind, role }) => kind === 'agency' && role === 'bookkeeper') ??
      false,
    waitingCount(place) {
      const count = counts[place];
      return count === undefined
        ? undefined
        : { count, spoken: t(`landlord.area.waiting.${place}`, { count }) };
    },
  };
}
