import type { OfficeHours } from './facts.ts';
import { clockTime } from '../clock-time.ts';

export type Span = Pick<OfficeHours, 'from' | 'to'>;

const time = String.raw`(\d{1,2})(?:[:.]([0-5]\d))?\s*(?:uhr|h(?=\d|\b)([0-5]\d)?|([ap])\.?\s?m\b\.?)?`;
const span = new RegExp(
  String.raw`(?:von|from|de|dalle|dal)?\s*${time}\s*(?:-|–|—|bis|until|till|to|à|alle|al)\s*${time}`,
  'giu',
);
const between = /^(?:[\s,;/&+]|und\b|and\b|et\b|e\b|sowie\b)*$/iu;
const closed = /^(?:|[-–—]|geschlossen|zu|closed|fermé|chiuso)$/iu;

/**
 * Reads the hours of one day as people write them: "9-12, 14-18", "9 bis 12 und 14 bis 18 Uhr", "9h-12h30", "9 am to 1 pm". Returns [] for a
 * closed day, and null for what is no time, ends before it begins or overlaps.
 */
export function readDayHours(text: string): Span[] | null {
  const typed = text.trim();
  if (closed.test(typed)) return [];
  const found = [...typed.matchAll(span)];
  if (found.length === 0 || !between.test(typed.replaceAll(span, ' '))) return null;
  const spans = found.map((match) => toSpan(match.slice(1))).sort((a, b) => a.from.localeCompare(b.from));
  return spans.every(isDaytime) && areApart(spans.map((one) => ({ weekday: 0, ...one }))) ? spans : null;
}

function toSpan(parts: readonly (string | undefined)[]): Span {
  const [fromHour, fromMinute, fromFrench, fromHalf, toHour, toMinute, toFrench, toHalf] = parts;
  const to = toMinutes(toHour!, toMinute ?? toFrench, toHalf);
  const from = toMinutes(fromHour!, fromMinute ?? fromFrench, fromHalf);
  // "2-6 pm" begins in the afternoon, "9-6 pm" does not.
  const isAfternoon = fromHalf === undefined && toHalf?.toLowerCase() === 'p' && from + noon < to;
  return { from: toClock(isAfternoon ? from + noon : from), to: toClock(to) };
}

const noon = 12 * 60;
const lastMinute = 24 * 60 - 1;

function toMinutes(hour: string, minute: string | undefined, half: string | undefined): number {
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hours * 60 + Number(minute ?? 0);
}

/** Midnight as an end is written as the minute before, since a day has no 24:00. */
function toClock(minutes: number): string {
  const inDay = minutes === lastMinute + 1 ? lastMinute : minutes;
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const isDaytime = ({ from, to }: Span): boolean => clockTime.test(from) && clockTime.test(to) && from < to;

/** True if no two periods of one weekday overlap. */
export function areApart(openings: readonly OfficeHours[]): boolean {
  const sorted = openings.toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from));
  return sorted.every(({ weekday, from }, no) => {
    const before = sorted[no - 1];
    return before?.weekday !== weekday || before.to <= from;
  });
}

/** Writes the hours of one weekday in the form that {@link readDayHours} reads; empty for a closed day. */
export const writeDayHours = (openings: readonly OfficeHours[], weekday: number): string =>
  openings
    .filter((one) => one.weekday === weekday)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map(({ from, to }) => `${from}–${to}`)
    .join(', ');
