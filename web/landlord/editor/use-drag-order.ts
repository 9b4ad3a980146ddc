import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';

/** Pixels from the edge of the window within which it scrolls along, and by how many in each frame. */
const edge = 110;
const scrolledBy = 9;

interface Drag {
  key: string;
  /** The index over which the pointer is; null: over none. */
  over: number | null;
}

/**
 * Moves entries of a list by mouse, pen or finger: from a handle, so that a finger elsewhere still scrolls the page. Entries carry their
 * index as `data-at`. Nothing moves before the pointer is let go, so that the list holds still below it; at the edge of the window the
 * page scrolls along for as long as the pointer stays there.
 */
export function useDragOrder(onMove: (key: string, to: number) => void): {
  drag: Drag | null;
  handle: (key: string) => { onPointerDown: (event: PointerEvent) => void };
} {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pointer = useRef({ x: 0, y: 0 });
  const look = useEffectEvent(() => {
    const { x, y } = pointer.current;
    if (y < edge) window.scrollBy(0, -scrolledBy);
    if (y > window.innerHeight - edge) window.scrollBy(0, scrolledBy);
    const at = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-at]')?.dataset['at'];
    if (at !== undefined && Number(at) !== drag?.over) setDrag((now) => now && { ...now, over: Number(at) });
  });
  const drop = useEffectEvent(() => {
    if (drag && drag.over !== null) onMove(drag.key, drag.over);
    setDrag(null);
  });
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const follow = ({ clientX: x, clientY: y }: globalThis.PointerEvent): void => {
      pointer.current = { x, y };
    };
    const cancel = (): void => setDrag(null);
    let frame = requestAnimationFrame(function step() {
      look();
      frame = requestAnimationFrame(step);
    });
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', cancel);
    return () => {
      cancelAnimationFrame(frame);
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
        pointer.current = { x: event.clientX, y: event.clientY };
        setDrag({ key, over: null });
      },
    }),
  };
}
