import { useEffect, useState, type RefObject } from 'react';

/** Milliseconds after which a page that is never idle loads its map anyway. */
const quietWithinMs = 2_500;

/** Calls back once the browser is idle; returns a function that cancels it. */
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
 * Returns true once the element was in sight, or nearly, while `active` was true and the page was idle: its content then loads. A map takes
 * half a second on a phone or a slow computer, which would delay the first touch.
 */
export function useInSightWhenIdle(ref: RefObject<Element | null>, active: boolean): boolean {
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
