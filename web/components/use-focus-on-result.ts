import { useEffect, useRef, type RefObject } from 'react';

/**
 * For the heading or notice beside which stands what a decisive click has led to: when `result` has changed, it takes the
 * focus and comes into sight, since the button that was pressed is gone. Null is no result. The place needs `tabIndex={-1}`.
 */
export function useFocusOnResult<Place extends HTMLElement>(result: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(result);
  useEffect(() => {
    if (before.current === result) return;
    before.current = result;
    if (result !== null) place.current?.focus();
  }, [result]);
  return place;
}
