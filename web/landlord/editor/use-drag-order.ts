import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';

/** Distance in pixels from the edge of the window within which it scrolls, and pixels per frame. */
const edgePixels = 110;
const scrolledBy = 9;

interface Drag {
  key: string;
  /** Index of the entry below the pointer, or null. */
  over: number | null;
}

/**
 * Reorders entries of a list by mouse, pen or finger. Dragging starts at a handle, so that touches elsewhere scroll
 * the page. Entries have their index as `data-at`. The list only changes when the pointer is released. Near the edge
 * of the window the page scrolls.
 */
export function useDragOrder(onMove: (key: string, to: number) => void): {
  drag: Drag | null;
  handle: (key: string) => { onPointerDown: (event: PointerEvent) => void };
} {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pointer = useRef({ x: 0, y: 0 });
  const followPointer = useEffectEvent(() => {
    const { x, y } = pointer.current;
    if (y < edgePixels) window.scrollBy(0, -scrolledBy);
    if (y > window.innerHeight - edgePixels) window.scrollBy(0, scrolledBy);
    const at = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-at]')?.dataset['at'];
    if (at !== undefined && Number(at) !== drag?.over)
      setDrag((current) => current && { ...current, over: Number(at) });
  });
  const drop = useEffectEvent(() => {
    if (drag && drag.over !== null) onMove(drag.key, drag.over);
    setDrag(null);
  });
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const trackPointer = ({ clientX: x, clientY: y }: globalThis.PointerEvent): void => {
      pointer.current = { x, y };
    };
    const cancel = (): void => setDrag(null);
    let frame = requestAnimationFrame(function step() {
      followPointer();
      frame = requestAnimationFrame(step);
    });
    window.addEventListener('pointermove', trackPointer);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', cancel);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', trackPointer);
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
        pointer.current = { x: event.clientX, y: event.clientY };
        setDrag({ key, over: null });
      },
    }),
  };
}
