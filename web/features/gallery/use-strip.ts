import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type TouchEvent,
} from 'react';
import { swipeOf } from './swipe.ts';

/** A strip of pictures, one beside the other, of which one is in sight. */
interface Strip {
  /** Goes to the element that scrolls. */
  strip: RefObject<HTMLUListElement | null>;
  /** Index of the picture in sight. */
  at: number;
  turnTo: (index: number) => void;
  onScroll: () => void;
  onScrollEnd: () => void;
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
  /** Arrow keys, Home and End. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Turns a strip of pictures by keys and buttons, and follows where a finger has moved it. */
export function useStrip(count: number, start: number): Strip {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);
  /** The picture that the strip glides to: those that it passes are not the one in sight. */
  const glidesTo = useRef<number | null>(null);
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
    glidesTo.current = to;
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
    if (!list) return;
    const seen = Math.min(last, Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
    if (glidesTo.current !== null && glidesTo.current !== seen) return;
    glidesTo.current = null;
    setAt(seen);
  };
  // Wherever it has come to rest, that picture is in sight.
  const onScrollEnd = (): void => {
    glidesTo.current = null;
    onScroll();
  };
  // The browser's own strip turns only past the half: a short swipe is enough.
  const touched = useRef<{ x: number; at: number } | null>(null);
  const onTouchStart = ({ touches }: TouchEvent): void => {
    glidesTo.current = null;
    touched.current = touches.length === 1 ? { x: touches[0]!.clientX, at } : null;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent): void => {
    const begun = touched.current;
    touched.current = null;
    if (!begun || !changedTouches[0]) return;
    const direction = swipeOf(begun.x, changedTouches[0].clientX);
    const to = begun.at + direction;
    if (direction !== 0 && to >= 0 && to <= last) turnTo(to);
  };
  return { strip, at, turnTo, onScroll, onScrollEnd, onTouchStart, onTouchEnd, onKeyDown };
}

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
