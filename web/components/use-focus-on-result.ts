import { useEffect, useRef, type RefObject } from 'react';

/**
 * For the heading or notice that shows the result of an action: when `result` changes, it takes the focus and is scrolled into view,
 * since the pressed button is gone. Null means no result. The element needs `tabIndex={-1}`.
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
