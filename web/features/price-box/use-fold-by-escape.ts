import { useEffect, useRef, type RefObject } from 'react';

/** Folds the panel by Escape while the focus is in it, and returns the focus to its button. */
export function useFoldByEscape(): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = content.current?.closest('details');
    const fold = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !panel?.open) return;
      // A dialog around the panel stays open.
      event.preventDefault();
      event.stopPropagation();
      panel.open = false;
      panel.querySelector('summary')?.focus();
    };
    panel?.addEventListener('keydown', fold);
    return () => panel?.removeEventListener('keydown', fold);
  }, []);
  return content;
}
