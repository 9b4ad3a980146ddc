import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { PlainDate } from '../../../domain/stay.ts';
import { moveByKey } from '../../features/calendar/calendar-keys.ts';

/** First and last night are both included. */
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
  /** The nights being chosen; null while there are none. */
  chosen: NightRange | null;
  /** The day of a home that is its tab stop. */
  tabStopOf(objectNumber: number): PlainDate;
  onPointerDown(event: PointerEvent, objectNumber: number, date: PlainDate): void;
  onClick(objectNumber: number, date: PlainDate): void;
  onKey(event: KeyboardEvent, objectNumber: number, date: PlainDate): void;
  clear(): void;
  finish(): void;
}

const ordered = (objectNumber: number, one: PlainDate, other: PlainDate): NightRange => ({
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
 * Nights are chosen by a drag across them, by a tap on the first and one on the last, or by keys: arrows move, Shift with an arrow
 * selects, Enter begins and ends. A vertical movement of a finger scrolls the page and selects nothing.
 */
export function useRange({
  from,
  until,
  opens,
  onChosen,
}: {
  /** First day that can be chosen. */
  from: PlainDate;
  until: PlainDate;
  /** Whether a tap on a day opens something instead of beginning a selection. */
  opens(objectNumber: number, date: PlainDate): boolean;
  onChosen(range: NightRange): void;
}): RangeState {
  const [anchor, drawAnchor] = useState<Anchor | null>(null);
  const [head, setHead] = useState<PlainDate | null>(null);
  const [stops, setStops] = useState<Readonly<Record<number, PlainDate>>>({});
  /** The same as a ref: a second tap may come before the first has been rendered. */
  const begun = useRef<Anchor | null>(null);
  const setAnchor = (to: Anchor | null): void => {
    begun.current = to;
    drawAnchor(to);
  };
  const endDrag = useRef<(() => void) | null>(null);
  const isDragged = useRef(false);
  useEffect(() => () => endDrag.current?.(), []);

  const within = (date: PlainDate): boolean => from <= date && date <= until;
  const clear = (): void => {
    setAnchor(null);
    setHead(null);
  };
  const chosen = anchor && ordered(anchor.objectNumber, anchor.date, head ?? anchor.date);
  const finishWith = (range: NightRange): void => {
    clear();
    onChosen(range);
  };
  const tap = (objectNumber: number, date: PlainDate): void => {
    setStops((now) => ({ ...now, [objectNumber]: date }));
    const { current } = begun;
    if (current?.objectNumber === objectNumber) finishWith(ordered(objectNumber, current.date, date));
    else if (!opens(objectNumber, date)) {
      setAnchor({ objectNumber, date });
      setHead(date);
    }
  };

  return {
    chosen,
    tabStopOf: (objectNumber) => {
      const stop = stops[objectNumber];
      return stop !== undefined && within(stop) ? stop : from;
    },
    clear,
    finish: () => {
      if (chosen) finishWith(chosen);
    },
    onPointerDown(event, objectNumber, date) {
      if (event.button !== 0 || !within(date)) return;
      isDragged.current = false;
      let last: PlainDate = date;
      let hasMoved = false;
      const move = (moved: globalThis.PointerEvent): void => {
        const over = dayAt(objectNumber, moved);
        if (over === null || !within(over) || (over === last && !hasMoved)) return;
        hasMoved = true;
        last = over;
        setAnchor({ objectNumber, date });
        setHead(over);
      };
      const stop = (): void => {
        document.removeEventListener('pointermove', move);
        document.removeEventListener('pointerup', up);
        document.removeEventListener('pointercancel', cancel);
        endDrag.current = null;
      };
      const up = (): void => {
        stop();
        if (!hasMoved) return;
        isDragged.current = true;
        // A dialog that opens while the pointer is let go would take that for a click beside it, and close.
        setTimeout(() => finishWith(ordered(objectNumber, date, last)));
      };
      const cancel = (): void => {
        stop();
        if (hasMoved) clear();
      };
      endDrag.current?.();
      endDrag.current = stop;
      document.addEventListener('pointermove', move);
      document.addEventListener('pointerup', up);
      document.addEventListener('pointercancel', cancel);
    },
    onClick(objectNumber, date) {
      // The click of a tap comes once the finger is gone for good; a drag that ends where it began has one, too.
      if (within(date) && !isDragged.current) tap(objectNumber, date);
    },
    onKey(event, objectNumber, date) {
      const isArrow = event.key.startsWith('Arrow');
      const to = moveByKey(date, event.key, event.shiftKey && !isArrow);
      if (event.key === 'Enter' || event.key === ' ') tap(objectNumber, head ?? date);
      else if (event.key === 'Escape' && anchor) clear();
      else if (to !== null && within(to)) {
        const isBegun = begun.current?.objectNumber === objectNumber;
        if (event.shiftKey && isArrow && !isBegun) setAnchor({ objectNumber, date });
        if (isBegun || (event.shiftKey && isArrow)) setHead(to);
        setStops((now) => ({ ...now, [objectNumber]: to }));
        const grid = event.currentTarget.closest('[data-calendar]');
        grid?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus();
      } else if (to === null) return;
      event.preventDefault();
    },
  };
}
