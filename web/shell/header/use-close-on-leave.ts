import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** Closes open menus by Escape, by a click outside and by a navigation. */
export function useCloseOnLeave(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // A menu that was opened before hydration stays open.
  const lastKey = useRef(key);
  useEffect(() => {
    const close = (except: EventTarget | null): void => {
      for (const menu of ref.current?.querySelectorAll('details[open]') ?? []) {
        if (except instanceof Node && menu.contains(except)) continue;
        menu.removeAttribute('open');
      }
    };
    if (lastKey.current !== key) close(null);
    lastKey.current = key;
    const onClick = (event: MouseEvent): void => close(event.target);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      const open = ref.current?.querySelector<HTMLElement>('details[open] > summary');
      close(null);
      open?.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, [key]);
  return ref;
}
