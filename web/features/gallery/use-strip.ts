import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** A strip of pictures, one beside the other, of which one is in sight. */
interface Strip {
  /** Goes to the element that scrolls. */
  strip: RefObject<HTMLUListElement | null>;
  /** Index of the picture in sight. */
  at: number;
  turnTo: (index: number) => void;
  onScroll: () => void;
  /** Arrow keys, Home and End. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Turns a strip of pictures by keys and buttons, and follows where a finger has moved it. */
export function useStrip(count: number, start: number): Strip {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);
  const last = count - 1;

  useLayoutEffect(() => {
    const list = strip.current;
    if (list) list.scrollLeft = start * list.clientWidth;
  }, [start]);

  // A turned phone has another width: the same picture stays in sight.
  useEffect(() => {
    const stay = (): void => {
      const list = strip.current;
      if (list) list.scrollLeft = at * list.clientWidth;
    };
    window.addEventListener('resize', stay);
    return () => window.removeEventListener('resize', stay);
  }, [at]);

  const turnTo = (index: number): void => {
    const to = (index + count) % count;
    const list = strip.current;
    // From one end to the other there is nothing to glide over.
    const isNear = Math.abs(to - at) === 1;
    setAt(to);
    list?.scrollTo({ left: to * list.clientWidth, behavior: isNear && !isStill() ? 'smooth' : 'instant' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turnTo(to);
  };
  const onScroll = (): void => {
    const list = strip.current;
    if (list) setAt(Math.min(last, Math.round(list.scrollLeft / Math.max(1, list.clientWidth))));
  };
  return { strip, at, turnTo, onScroll, onKeyDown };
}

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
