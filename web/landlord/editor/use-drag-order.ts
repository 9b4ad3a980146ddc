import { useEffect, useEffectEvent, useState, type PointerEvent } from 'react';

/** Pixels from the edge of the window within which it scrolls along. */
const edge = 90;
const scrolledBy = 14;

interface Drag {
  key: string;
  /** The index over which the pointer is; null: over none. */
  over: number | null;
}

/**
 * Moves entries of a list by mouse, pen or finger: from a handle, so that a finger elsewhere still scrolls the page. Entries carry their
 * index as `data-at`. Nothing moves before the pointer is let go, so that the list holds still below it.
 */
export function useDragOrder(onMove: (key: string, to: number) => void): {
  drag: Drag | null;
  handle: (key: string) => { onPointerDown: (event: PointerEvent) => void };
} {
  const [drag, setDrag] = useState<Drag | null>(null);
  const follow = useEffectEvent((event: globalThis.PointerEvent) => {
    const entry = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-at]');
    const over = entry?.dataset['at'] === undefined ? null : Number(entry.dataset['at']);
    setDrag((now) => now && { ...now, over: over ?? now.over });
    if (event.clientY < edge) window.scrollBy(0, -scrolledBy);
    if (event.clientY > window.innerHeight - edge) window.scrollBy(0, scrolledBy);
  });
  const drop = useEffectEvent(() => {
    if (drag && drag.over !== null) onMove(drag.key, drag.over);
    setDrag(null);
  });
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const cancel = (): void => setDrag(null);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', cancel);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', cancel);
    };
  }, [isDragging]);
  return {
    drag,
    handle: (key) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.preventDefault();
        setDrag({ key, over: null });
      },
    }),
  };
}
