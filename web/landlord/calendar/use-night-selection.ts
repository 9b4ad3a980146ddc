import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { PlainDate } from '../../../domain/stay.ts';

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

export interface NightSelection {
  /** The current selection. Null if there is none. */
  chosen: NightRange | null;
  /** The day to which the selection extends from where it began. */
  head: PlainDate | null;
  isInBounds(date: PlainDate): boolean;
  /** Starts a selection, completes the one started in the same home, or opens the entry on that day. */
  tap(objectNumber: number, date: PlainDate): void;
  /** Extends the selection to a day. If none was started in the home and `begins` is set, it starts at `from`. */
  extend(objectNumber: number, days: { from: PlainDate; to: PlainDate; begins: boolean }): void;
  onPointerDown(event: PointerEvent, objectNumber: number, date: PlainDate): void;
  onClick(objectNumber: number, date: PlainDate): void;
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

/** Selects nights of one home by dragging over its days, or by tapping the first and the last one. */
export function useNightSelection({
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
}): NightSelection {
  const [anchor, setShownAnchor] = useState<Anchor | null>(null);
  const [head, setHead] = useState<PlainDate | null>(null);
  /** Kept in a ref as well, because a second tap may come before the first one has been rendered. */
  const anchorRef = useRef<Anchor | null>(null);
  const setAnchor = (newAnchor: Anchor | null): void => {
    anchorRef.current = newAnchor;
    setShownAnchor(newAnchor);
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
    const { current } = anchorRef;
    if (current?.objectNumber === objectNumber) finish(toRange(objectNumber, current.date, date));
    else if (!opens(objectNumber, date)) {
      setAnchor({ objectNumber, date });
      setHead(date);
    }
  };

  return {
    ...{ chosen: chosenRange, head, isInBounds, tap, clear },
    finish: () => {
      if (chosenRange) finish(chosenRange);
    },
    extend(objectNumber, days) {
      const isBegun = anchorRef.current?.objectNumber === objectNumber;
      if (!isBegun && days.begins) setAnchor({ objectNumber, date: days.from });
      if (isBegun || days.begins) setHead(days.to);
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
  };
}
