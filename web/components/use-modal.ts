import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A native modal dialog, open while its component is mounted: it traps the focus, closes by Escape and restores the focus; the page beneath
 * does not scroll. `onClose` is called however it was closed. Spread the result over a `<dialog>`.
 */
export function useModal(onClose: () => void): {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
} {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      dialog.close();
    };
  }, []);
  return {
    ref,
    onClose: () => {
      // The event is asynchronous. A dialog that was mounted again in the meantime is open and stays open; an unmounted one must not
      // report.
      if (ref.current?.open === false) onClose();
    },
  };
}
