import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router';
import { scrollTarget } from './scroll-rule.ts';

/** Scrolls to the target of an address once it may exist. Going back, and the top of the page, are left to the browser. */
export function useScrollAfterNavigation(): void {
  const { key, hash, search, state } = useLocation() as Location<{ scrollto?: number } | null>;
  const scrollto = new URLSearchParams(search).get('scrollto') ?? state?.scrollto ?? null;
  const type = useNavigationType();
  const isFirst = useRef(true);
  useEffect(() => {
    const isFirstView = isFirst.current && isFreshVisit();
    isFirst.current = false;
    if (type === 'POP' && !isFirstView) return;
    const target = scrollTarget(hash, scrollto);
    if (!target) return;
    const timer = window.setTimeout(() => {
      if (target.kind === 'y') window.scrollTo(0, target.y);
      else document.getElementById(target.id)?.scrollIntoView();
    }, target.afterMs);
    return () => window.clearTimeout(timer);
    // The key identifies the navigation, because the visitor may navigate to the same address again.
  }, [key, type, hash, scrollto]);
}

/** Excludes a reload and a return, where the browser restores the position. */
function isFreshVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry === undefined || entry.type === 'navigate';
}
