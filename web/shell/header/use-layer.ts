import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** On narrower screens the layer covers the whole screen. */
const wideScreen = '(width >= 768px)';
/** Milliseconds in which clicks do not close the layer: the click that opened it, and an accidental double click. */
const ignoreClicksMs = 500;

/**
 * Opens a `<dialog>` while its component is mounted: beside the page on wide screens, where a click outside closes it, and full screen on
 * small ones. Escape closes both, and the focus returns to the opener.
 */
export function useLayer(
  opener: RefObject<HTMLElement | null>,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const openedBy = opener.current;
    if (!dialog || dialog.open) return;
    if (matchMedia(wideScreen).matches) dialog.show();
    else {
      dialog.showModal();
      document.documentElement.style.overflow = 'hidden';
    }
    return () => {
      document.documentElement.style.overflow = '';
      // After a click elsewhere the focus is already there.
      const hadFocus = dialog.contains(document.activeElement) || document.activeElement === document.body;
      dialog.close();
      if (hadFocus) openedBy?.focus();
    };
  }, [opener]);

  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      // The clicked element may have been removed; the event's path still contains its ancestors.
      const path = event.composedPath();
      if (![ref.current, opener.current].some((one) => one !== null && path.includes(one))) onClose();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    const timer = setTimeout(() => document.addEventListener('click', onClick), ignoreClicksMs);
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, [opener, onClose]);

  return ref;
}
