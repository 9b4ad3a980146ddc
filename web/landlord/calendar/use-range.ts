import { useState, type KeyboardEvent } from 'react';
import type { PlainDate } from '../../../domain/stay.ts';
import { moveByKey } from '../../features/calendar/calendar-keys.ts';
import { useNightSelection, type NightSelection } from './use-night-selection.ts';

export interface RangeState extends NightSelection {
  /** Returns the one day of a home's calendar that the Tab key reaches. */
  tabStopOf(objectNumber: number): PlainDate;
  onKey(event: KeyboardEvent, objectNumber: number, date: PlainDate): void;
}

/**
 * Selects nights by dragging, by tapping the first and the last one, or by keyboard: arrows move, Shift with an arrow
 * selects, Enter starts and ends a selection. A vertical swipe scrolls the page and selects nothing.
 */
export function useRange(bounds: Parameters<typeof useNightSelection>[0]): RangeState {
  const selection = useNightSelection(bounds);
  const [stops, setStops] = useState<Readonly<Record<number, PlainDate>>>({});
  const { isInBounds } = selection;
  const tap = (objectNumber: number, date: PlainDate, choose: NightSelection['tap']): void => {
    setStops((stops) => ({ ...stops, [objectNumber]: date }));
    choose(objectNumber, date);
  };
  return {
    ...selection,
    tabStopOf: (objectNumber) => {
      const stop = stops[objectNumber];
      return stop !== undefined && isInBounds(stop) ? stop : bounds.from;
    },
    onClick: (objectNumber, date) => tap(objectNumber, date, selection.onClick),
    onKey(event, objectNumber, date) {
      const isArrow = event.key.startsWith('Arrow');
      const to = moveByKey(date, event.key, event.shiftKey && !isArrow);
      if (event.key === 'Enter' || event.key === ' ')
        tap(objectNumber, selection.head ?? date, selection.tap);
      else if (event.key === 'Escape' && selection.chosen) selection.clear();
      else if (to !== null && isInBounds(to)) {
        selection.extend(objectNumber, { from: date, to, begins: event.shiftKey && isArrow });
        setStops((stops) => ({ ...stops, [objectNumber]: to }));
        const grid = event.currentTarget.closest('[data-calendar]');
        grid?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus();
      } else if (to === null) return;
      event.preventDefault();
    },
  };
}
