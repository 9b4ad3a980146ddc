import type { CalendarDay } from '../../../contract/catalogue/object-summary.ts';
import { addDays, nightsBetween, type PlainDate } from '../../../domain/stay.ts';

/** A calendar of two years in a compact form: one character a day instead of an object. */
export interface PackedCalendar {
  from: PlainDate;
  days: string;
  /** Minimum and maximum stay from a day on, until the next entry. */
  stays: readonly (readonly [day: number, minStay: number, maxStay: number])[];
}

const reasons = [
  null,
  'booked',
  'arrivalNotAllowed',
  'minimumStay',
  'beyondHorizon',
  'noPrice',
  'past',
  'leadTime',
  'leavesGap',
] as const;
/** Characters from this code on are printable. Without the backslash, which is skipped, JSON has to escape none of them. */
const firstCode = 48;
const backslashCode = 92;

const toChar = (code: number): string =>
  String.fromCharCode(firstCode + code + (firstCode + code >= backslashCode ? 1 : 0));
const fromChar = (text: string, index: number): number => {
  const code = text.charCodeAt(index);
  return code - firstCode - (code > backslashCode ? 1 : 0);
};

export function packCalendar(days: readonly CalendarDay[]): PackedCalendar {
  const stays: [number, number, number][] = [];
  let codes = '';
  days.forEach(({ free, arrival, departure, reason, minStay, maxStay }, index) => {
    codes += toChar((free ? 1 : 0) + (arrival ? 2 : 0) + (departure ? 4 : 0) + 8 * reasons.indexOf(reason));
    const lastRange = stays.at(-1);
    if (!lastRange || lastRange[1] !== minStay || lastRange[2] !== maxStay)
      stays.push([index, minStay, maxStay]);
  });
  return { from: days[0]?.date ?? '', days: codes, stays };
}

/** Returns null before the first day and after the last. */
export function getDay(calendar: PackedCalendar, date: PlainDate): CalendarDay | null {
  const index = nightsBetween(calendar.from, date);
  return index >= 0 && index < calendar.days.length ? dayAt(calendar, index) : null;
}

function dayAt(calendar: PackedCalendar, index: number): CalendarDay {
  const code = fromChar(calendar.days, index);
  const range = calendar.stays.findLast(([from]) => from <= index) ?? [0, 0, 0];
  return {
    date: addDays(calendar.from, index),
    free: (code & 1) !== 0,
    arrival: (code & 2) !== 0,
    departure: (code & 4) !== 0,
    minStay: range[1],
    maxStay: range[2],
    reason: reasons[code >> 3] ?? null,
  };
}

export type Departure = 'possible' | 'tooShort' | 'tooLong' | 'blocked' | 'weekday';

/** Returns whether a stay from `arrival` can end on `date`. The price call makes the final decision. */
export function departureFrom(calendar: PackedCalendar, arrival: PlainDate, date: PlainDate): Departure {
  const start = getDay(calendar, arrival);
  const nights = nightsBetween(arrival, date);
  if (!start || nights < 1) return 'blocked';
  for (let night = 0; night < nights; night += 1) {
    if (!getDay(calendar, addDays(arrival, night))?.free) return 'blocked';
  }
  if (nights < start.minStay) return 'tooShort';
  if (nights > start.maxStay) return 'tooLong';
  return getDay(calendar, date)?.departure === false ? 'weekday' : 'possible';
}
