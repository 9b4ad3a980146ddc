import { useEffect, useRef, useState, type RefObject } from 'react';

/** Returns true once the element comes near the viewport, so that its content is loaded just before it is visible. */
export function useNear<Element extends HTMLElement>(
  margin = '600px 0px',
): [RefObject<Element | null>, boolean] {
  const place = useRef<Element>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [margin]);
  return [place, near];
}
