import { useEffect, useState, type RefObject } from 'react';

/** A page that is never quiet gets its map after so many milliseconds. */
const quietWithinMs = 2_500;

/** Calls back once the browser has nothing else to do; returns what takes that back. */
function whenQuiet(run: () => void): () => void {
  const { requestIdleCallback, cancelIdleCallback } = globalThis as Partial<typeof globalThis>;
  if (requestIdleCallback && cancelIdleCallback) {
    const handle = requestIdleCallback(run, { timeout: quietWithinMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}

/**
 * Whether an element has been in sight, or nearly, since `active`, and the page was quiet then; what it shows is loaded
 * now. A map takes a phone or a slow computer half a second, which would be that of the first touch.
 */
export function useSeen(ref: RefObject<Element | null>, active: boolean): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!active || seen || !element) return;
    let forget = (): void => undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        forget = whenQuiet(() => setSeen(true));
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      forget();
    };
  }, [ref, active, seen]);
  return seen;
}
