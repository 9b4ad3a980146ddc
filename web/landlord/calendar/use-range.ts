import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { PlainDate } from '../../../domain/stay.ts';
import { moveByKey } from '../../features/calendar/calendar-keys.ts';

/** First and last night, both included. */
export interface NightRange {
  objectNumber: number;
  first: PlainDate;
  last: PlainDate;
}

interface Anchor {
  objectNumber: number;
  date: PlainDate;
}

export interface RangeState {
  /** The current selection. Null if there is none. */
  chosen: NightRange | null;
  /** Returns the day of a home that has the tab stop. */
  tabStopOf(objectNumber: number): PlainDate;
  onPointerDown(event: PointerEvent, objectNumber: number, date: PlainDate): void;
  onClick(objectNumber: number, date: PlainDate): void;
  onKey(event: KeyboardEvent, objectNumber: number, date: PlainDate): void;
  clear(): void;
  finish(): void;
}

const toRange = (objectNumber: number, one: PlainDate, other: PlainDate): NightRange => ({
  ...{ objectNumber, first: one < other ? one : other, last: one < other ? other : one },
});

function dayAt(
  objectNumber: number,
  { clientX, clientY }: { clientX: number; clientY: number },
): PlainDate | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-date][data-home]');
  return cell?.dataset['home'] === String(objectNumber) ? (cell.dataset['date'] ?? null) : null;
}

/**
 * Selects nights by dragging, by tapping the first and the last one, or by keyboard: arrows move, Shift with an arrow
 * selects, Enter starts and ends a selection. A vertical swipe scrolls the page and selects nothing.
 */
export function useRange({
  from,
  until,
  opens,
  onChosen,
}: {
  /** First selectable day. */
  from: PlainDate;
  until: PlainDate;
  /** Returns true if a tap on the day opens an entry instead of starting a selection. */
  opens(objectNumber: number, date: PlainDate): boolean;
  onChosen(range: NightRange): void;
}): RangeState {
  const [anchor, drawAnchor] = useState<Anchor | null>(null);
  const [head, setHead] = useState<PlainDate | null>(null);
  const [stops, setStops] = useState<Readonly<Record<number, PlainDate>>>({});
  /** Kept in a ref as well, because a second tap may come before the first one has been rendered. */
  const anchorRef = useRef<Anchor | null>(null);
  const setAnchor = (to: Anchor | null): void => {
    anchorRef.current = to;
    drawAnchor(to);
  };
  const endDrag = useRef<(() => void) | null>(null);
  const isDragged = useRef(false);
  useEffect(() => () => endDrag.current?.(), []);

  const isInBounds = (date: PlainDate): boolean => from <= date && date <= until;
  const clear = (): void => {
    setAnchor(null);
    setHead(null);
  };
  const chosenRange = anchor && toRange(anchor.objectNumber, anchor.date, head ?? anchor.date);
  const finish = (range: NightRange): void => {
    clear();
    onChosen(range);
  };
  const tap = (objectNumber: number, date: PlainDate): void => {
    setStops((stops) => ({ ...stops, [objectNumber]: date }));
    const { current } = anchorRef;
    if (current?.objectNumber === objectNumber) finish(toRange(objectNumber, current.date, date));
    else if (!opens(objectNumber, date)) {
      setAnchor({ objectNumber, date });
      setHead(date);
    }
  };

  return {
    chosen: chosenRange,
    tabStopOf: (objectNumber) => {
      const stop = stops[objectNumber];
      return stop !== undefined && isInBounds(stop) ? stop : from;
    },
    clear,
    finish: () => {
      if (chosenRange) finish(chosenRange);
    },
    onPointerDown(event, objectNumber, date) {
      if (event.button !== 0 || !isInBounds(date)) return;
      isDragged.current = false;
      let lastDate: PlainDate = date;
      let hasMoved = false;
      const move = (event: globalThis.PointerEvent): void => {
        const over = dayAt(objectNumber, event);
        if (over === null || !isInBounds(over) || (over === lastDate && !hasMoved)) return;
        hasMoved = true;
        lastDate = over;
        setAnchor({ objectNumber, date });
        setHead(over);
      };
      const stop = (): void => {
        document.removeEventListener('pointermove', move);
        document.removeEventListener('pointerup', release);
        document.removeEventListener('pointercancel', cancel);
        endDrag.current = null;
      };
      const release = (): void => {
        stop();
        if (!hasMoved) return;
        isDragged.current = true;
        // Deferred, because a dialog that opens during pointerup would treat the following click as a click outside,
        // and close.
        setTimeout(() => finish(toRange(objectNumber, date, lastDate)));
      };
      const cancel = (): void => {
        stop();
        if (hasMoved) clear();
      };
      endDrag.current?.();
      endDrag.current = stop;
      document.addEventListener('pointermove', move);
      document.addEventListener('pointerup', release);
      document.addEventListener('pointercancel', cancel);
    },
    onClick(objectNumber, date) {
      // The click of a tap follows pointerup. A drag that ends where it began also triggers one.
      if (isInBounds(date) && !isDragged.current) tap(objectNumber, date);
    },
    onKey(event, objectNumber, date) {
      const isArrow = event.key.startsWith('Arrow');
      const to = moveByKey(date, event.key, event.shiftKey && !isArrow);
      if (event.key === 'Enter' || event.key === ' ') tap(objectNumber, head ?? date);
      else if (event.key === 'Escape' && anchor) clear();
      else if (to !== null && isInBounds(to)) {
        const isBegun = anchorRef.current?.objectNumber === objectNumber;
        if (event.shiftKey && isArrow && !isBegun) setAnchor({ objectNumber, date });
        if (isBegun || (event.shiftKey && isArrow)) setHead(to);
        setStops((stops) => ({ ...stops, [objectNumber]: to }));
        const grid = event.currentTarget.closest('[data-calendar]');
        grid?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus();
      } else if (to === null) return;
      event.preventDefault();
    },
  };
}
