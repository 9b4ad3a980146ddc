import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Opens the dialog above everything, and stops the page behind it from scrolling. */
export function useBannerDialog(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const { style } = document.documentElement;
    // Opening restyles the whole page. It runs in a task of its own, so that phones can handle input before.
    const opening = setTimeout(() => {
      // Reserves the width of the scroll bar, so that the page does not move when it disappears.
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
  // Closes while the dialog is still in the page, because only then the focus returns to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  return ref;
}
