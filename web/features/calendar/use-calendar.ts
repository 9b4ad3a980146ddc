import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { PlainDate } from '../../../domain/stay.ts';
import { moveByKey } from './calendar-keys.ts';
import { firstOfMonth, monthsBetween, shiftMonth } from './months.ts';
import { useIsWide } from './use-wide.ts';

const monthsBelow = 3;

export interface CalendarState {
  attach(element: HTMLDivElement | null): void;
  /** First days of the shown months: two side by side, one on a phone, or a growing list while scrolling there. */
  months: readonly PlainDate[];
  tabStop: PlainDate;
  describedDay: PlainDate;
  /** True if further months appear by scrolling, as on a phone. */
  isScrolled: boolean;
  /** Adds months below; null if there are none, or if months are paged. */
  more: (() => void) | null;
  canTurnBack: boolean;
  canTurnOn: boolean;
  /** Pages to another month; the tab key then reaches its first day. */
  turnTo(first: PlainDate): void;
  turn(by: number): void;
  /** Focuses a day and shows its month. */
  show(date: PlainDate): void;
  reveal(date: PlainDate): void;
  point(date: PlainDate | null): void;
  focus(date: PlainDate): void;
  onKey(event: KeyboardEvent, date: PlainDate): void;
}

/** Manages the focus and the shown months of a calendar. Days that cannot be chosen can be focused, so that they can give the reason. */
export function useCalendar({
  first,
  last,
  start,
  takesFocus,
  scrolls = false,
  onChoose,
  onEscape,
}: {
  first: PlainDate;
  last: PlainDate;
  start: PlainDate;
  takesFocus: boolean;
  scrolls?: boolean;
  onChoose: (date: PlainDate) => void;
  /** Cancels a half-made choice. Returns false if there is none, so that the dialog around closes. */
  onEscape: () => boolean;
}): CalendarState {
  const [focus, setFocus] = useState(start);
  const [month, setMonth] = useState(() => firstOfMonth(start));
  const [hoveredDay, setHoveredDay] = useState<PlainDate | null>(null);
  const isWide = useIsWide();
  const isScrolled = scrolls && !isWide;
  const [below, setBelow] = useState(monthsBelow);
  const monthsToEnd = monthsBetween(month, firstOfMonth(last)) + 1;
  const shownMonths = isWide ? 2 : isScrolled ? Math.max(1, Math.min(below, monthsToEnd)) : 1;
  const grid = useRef<HTMLDivElement>(null);
  const attach = useCallback((element: HTMLDivElement | null) => {
    grid.current = element;
  }, []);
  const months = Array.from({ length: shownMonths }, (_, index) => shiftMonth(month, index));

  const clampDate = (date: PlainDate): PlainDate => (date < first ? first : date > last ? last : date);

  useEffect(() => {
    if (takesFocus) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [takesFocus]);

  const show = (date: PlainDate): void => {
    setFocus(date);
    const monthOfDay = firstOfMonth(date);
    if (monthOfDay < month) setMonth(monthOfDay);
    else if (isScrolled) setBelow(Math.max(below, monthsBetween(month, monthOfDay) + 2));
    else if (!months.includes(monthOfDay)) setMonth(shiftMonth(monthOfDay, 1 - shownMonths));
    // The cell may belong to a month that is rendered only now.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus());
  };
  const turnTo = (newMonth: PlainDate): void => {
    setMonth(newMonth);
    setBelow(monthsBelow);
    setFocus(clampDate(newMonth));
  };
  return {
    attach,
    months,
    tabStop: focus,
    describedDay: hoveredDay ?? focus,
    isScrolled,
    more: isScrolled && shownMonths < monthsToEnd ? () => setBelow(below + monthsBelow) : null,
    canTurnBack: month > firstOfMonth(first),
    canTurnOn: !isScrolled && months.at(-1)! < firstOfMonth(last),
    turnTo,
    turn: (by) => turnTo(shiftMonth(month, by)),
    show,
    reveal(date) {
      setFocus(date);
      if (!months.includes(firstOfMonth(date))) setMonth(firstOfMonth(date));
    },
    point: setHoveredDay,
    focus: setFocus,
    onKey(event, date) {
      const to = moveByKey(date, event.key, event.shiftKey);
      if (event.key === 'Enter' || event.key === ' ') onChoose(date);
      else if (to !== null) show(clampDate(to));
      else if (event.key === 'Escape' && onEscape()) event.stopPropagation();
      else return;
      event.preventDefault();
    },
  };
}
