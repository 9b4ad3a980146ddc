import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Opens the dialog above everything, and keeps the page behind it from scrolling. */
export function useBannerDialog(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const { style } = document.documentElement;
    // It makes the browser style the whole page anew, once for both: in a piece of its own, so that a phone answers between.
    const opening = setTimeout(() => {
      // The place of a scroll bar is kept, so that nothing moves when it goes.
      if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
      style.overflow = 'hidden';
      if (!dialog.open) dialog.showModal();
    });
    return () => {
      clearTimeout(opening);
      style.overflow = '';
      style.scrollbarGutter = '';
    };
  }, []);
  // Only while it is still within the page it gives the focus back where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  return ref;
}
