import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import type { WorkPlace } from '../../shell/work/work-navigation.tsx';

/**
 * What waits for the logged-in host, by the name of the place: bookings to answer and unread messages. Asked anew on each page, since
 * the last one may have answered some. Who has no homes, or acts for a host without their messages, has none: the pages say so themselves.
 */
export function useWaiting(): (place: string) => WorkPlace['waiting'] {
  const { t, language } = useTexts();
  const { account } = useVisitor();
  const input = account ? { languageCode: language } : null;
  const overview = useCall('getLandlordOverview', input);
  const threads = useCall('getLandlordThreads', input);
  const { pathname } = useLocation();
  const counted = useRef(pathname);
  useEffect(() => {
    if (counted.current === pathname) return;
    counted.current = pathname;
    overview.retry();
    threads.retry();
    // Both ask for the same as before, whichever render they are of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
  const counts: Record<string, number | undefined> = {
    bookings: overview.answer?.open.length,
    messages: threads.answer?.unread,
  };
  return (place) => {
    const count = counts[place];
    return count === undefined
      ? undefined
      : { count, spoken: t(`landlord.area.waiting.${place}`, { count }) };
  };
}
