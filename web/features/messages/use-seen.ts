import { useEffect, useRef, type RefObject } from 'react';
import type { Thread } from '../../../contract/messages/thread.ts';

const visibleMs = 1000;

/** Marks the other side's messages as read once their end was visible in a focused page for a moment. Loading alone marks nothing. */
export function useReadMarks(
  thread: Thread,
  onSeen: (messageID: number) => void,
): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const lastReported = useRef(thread.seen);
  const report = useRef(onSeen);
  useEffect(() => {
    report.current = onSeen;
  });
  const { version } = thread;
  useEffect(() => {
    const visible = new Set<number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isInFront = (): boolean => document.visibilityState === 'visible';
    const scheduleReport = (): void => {
      clearTimeout(timer);
      const latestID = Math.max(0, ...visible);
      if (latestID <= lastReported.current || !isInFront()) return;
      timer = setTimeout(() => {
        if (!isInFront()) return;
        lastReported.current = latestID;
        report.current(latestID);
      }, visibleMs);
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = Number((target as HTMLElement).dataset['unread']);
        if (isIntersecting) visible.add(id);
        else visible.delete(id);
      }
      scheduleReport();
    });
    for (const end of list.current?.querySelectorAll('[data-unread]') ?? []) observer.observe(end);
    document.addEventListener('visibilitychange', scheduleReport);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', scheduleReport);
    };
  }, [version]);
  return list;
}
