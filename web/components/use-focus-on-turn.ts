import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a place where the pressed control is replaced: when `turn` changes, the first field or button there takes the focus, so that keyboard
 * users continue where they were.
 */
export function useFocusOnTurn<Place extends HTMLElement>(turn: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const previous = useRef(turn);
  useEffect(() => {
    if (previous.current === turn) return;
    previous.current = turn;
    place.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [turn]);
  return place;
}
