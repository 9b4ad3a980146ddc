import { useEffect, useRef, type RefObject } from 'react';

/**
 * For the heading or notice that shows the result of an action: when `result` changes, it takes the focus and is scrolled into view,
 * because the pressed button was removed. Null means no result. The element needs `tabIndex={-1}`.
 */
export function useFocusOnResult<Place extends HTMLElement>(result: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const previous = useRef(result);
  useEffect(() => {
    if (previous.current === result) return;
    previous.current = result;
    if (result !== null) place.current?.focus();
  }, [result]);
  return place;
}
