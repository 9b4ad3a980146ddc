import { useState } from 'react';
import { addDays, countNights, type PlainDate, type Stay } from '../../../domain/stay.ts';
import { getDay, departureFrom, type PackedCalendar } from '../calendar/packed-calendar.ts';
import { useCalendar, type CalendarState } from '../calendar/use-calendar.ts';

const usualDuration = 7;
/** In nights. */
const longestStay = 365;

export interface PriceCalendarChoice {
  calendar: PackedCalendar;
  state: CalendarState;
  /** In nights. */
  duration: number;
  setDuration(nights: number): void;
  /** Set while the departure is being chosen. */
  arrival: PlainDate | null;
  marked: Partial<Stay>;
  context: { calendar: PackedCalendar; arrival: PlainDate | null };
  choose(date: PlainDate): void;
  take(stay: Stay): void;
  /** Returns to the choice of the arrival, at the day that was chosen. */
  dropArrival(): void;
}

/** Manages the choice of the arrival first, then of a departure that the home allows. */
export function usePriceCalendar({
  calendar,
  chosen,
  takesFocus,
  scrolls,
  onStay,
}: {
  calendar: PackedCalendar;
  /** The valid stay that is chosen, here or elsewhere; null if there is none. */
  chosen: Stay | null;
  takesFocus: boolean;
  scrolls: boolean;
  onStay: (stay: Stay) => void;
}): PriceCalendarChoice {
  const [duration, setDuration] = useState(
    chosen ? Math.min(countNights(chosen), longestStay) : usualDuration,
  );
  const [arrival, setArrival] = useState<PlainDate | null>(null);

  const take = ({ startDate, endDate }: Stay): void => {
    setArrival(null);
    state.focus(startDate);
    setDuration(Math.min(countNights({ startDate, endDate }), longestStay));
    onStay({ startDate, endDate });
  };
  const choose = (date: PlainDate): void => {
    state.focus(date);
    state.point(null);
    const departure = arrival !== null && date > arrival ? departureFrom(calendar, arrival, date) : null;
    if (arrival !== null && departure === 'possible') take({ startDate: arrival, endDate: date });
    // No stay reaches beyond occupied nights, so a free day there becomes the new arrival.
    else if ((departure === null || departure === 'blocked') && getDay(calendar, date)?.arrival)
      setArrival(date);
  };
  const state = useCalendar({
    first: calendar.from,
    last: addDays(calendar.from, calendar.days.length - 1),
    start: chosen?.startDate ?? firstArrival(calendar),
    takesFocus,
    scrolls,
    onChoose: choose,
    onEscape() {
      setArrival(null);
      return arrival !== null;
    },
  });

  const [shown, setShown] = useState(chosen);
  // Shows dates that were chosen elsewhere on the page.
  if (chosen && (chosen.startDate !== shown?.startDate || chosen.endDate !== shown.endDate)) {
    setShown(chosen);
    setArrival(null);
    setDuration(Math.min(countNights(chosen), longestStay));
    state.reveal(chosen.startDate);
  }
  const { describedDay } = state;
  return {
    calendar,
    state,
    duration,
    setDuration(nights) {
      setArrival(null);
      setDuration(nights);
    },
    arrival,
    marked:
      arrival === null
        ? (chosen ?? {})
        : { startDate: arrival, endDate: describedDay > arrival ? describedDay : arrival },
    context: { calendar, arrival },
    choose,
    take,
    dropArrival() {
      setArrival(null);
      if (arrival !== null) state.show(arrival);
    },
  };
}

function firstArrival(calendar: PackedCalendar): PlainDate {
  for (let index = 0; index < calendar.days.length; index += 1) {
    const date = addDays(calendar.from, index);
    if (getDay(calendar, date)?.arrival) return date;
  }
  return calendar.from;
}
