import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useCall } from '../../app/calls/use-call.ts';
import { createStore } from '../../app/stores/store.ts';
import { useStore } from '../../app/stores/use-store.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import type { WorkPlace } from '../../shell/work/work-navigation.tsx';

const answers = createStore(0);

/** Tells the navigation that a booking was answered, so that it counts anew. */
export const noteAnswer = (): void => answers.set(answers.get() + 1);

/**
 * What waits for the logged-in host, by the name of the place: bookings to answer and unread messages. Counted anew on each page and
 * after each answer. Who has no homes, or acts for a host without their messages, has none: the pages say so themselves.
 */
export function useWaiting(): (place: string) => WorkPlace['waiting'] {
  const { t, language } = useTexts();
  const { account } = useVisitor();
  const { pathname } = useLocation();
  const answered = useStore(answers);
  const input = account ? { languageCode: language } : null;
  const overview = useCall('getLandlordOverview', input);
  const threads = useCall('getLandlordThreads', input);
  const now = `${pathname} ${answered}`;
  const counted = useRef(now);
  useEffect(() => {
    if (counted.current === now) return;
    counted.current = now;
    overview.retry();
    threads.retry();
    // Both ask for the same as before, whichever render they are of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [now]);
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
