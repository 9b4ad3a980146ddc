import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has been in sight, or nearly, since `active`; what it shows is loaded then. */
export function useSeen(ref: RefObject<Element | null>, active: boolean): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!active || seen || !element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, active, seen]);
  return seen;
}
