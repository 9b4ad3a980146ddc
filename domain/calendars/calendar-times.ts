import { addDays, isPlainDate, nightsBetween, type PlainDate } from '../stay.ts';
import { toLocalTime, isTimeZone, toMoment } from '../time-zones.ts';
import type { CalendarLine } from './calendar-lines.ts';

/** A day, and for a moment also the minutes of that day. */
interface ClockTime {
  day: PlainDate;
  minutes: number | null;
}

/** A time in local time of the home, and as written in the calendar. */
export interface WrittenTime extends ClockTime {
  written: ClockTime;
}

export interface TimeReading {
  zone: string;
  /** The calendar's own definitions of zone names that it invented. */
  zoneNames: ReadonlyMap<string, string>;
}

const dayMinutes = 1440;
/** Minutes of the day between which nobody stays overnight: an event within them occupies no night. */
const [morning, evening] = [6 * 60, 18 * 60];

export function readTimes(line: CalendarLine, reading: TimeReading): (WrittenTime | null)[] {
  const values = line.value.split(',').filter((value) => value.trim() !== '');
  // The start of a period is used.
  return values.map((value) => readTime(value.split('/')[0]!, line.params, reading));
}

const pattern =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]?(\d\d):?(\d\d)(?::?\d\d)?(?:[.,]\d+)?)?T?\s*(Z|[+-]\d\d:?\d\d)?$/i;

export function readTime(
  value: string,
  params: string,
  { zone, zoneNames }: TimeReading,
): WrittenTime | null {
  const [, year = '', month = '', day = '', hour = '', minute = '', offset = ''] =
    pattern.exec(value.replace(/[;,\s]+$/, '').trim()) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isPlainDate(date)) return null;
  const minutes = Number(hour) * 60 + Number(minute);
  // A local time skipped by daylight saving keeps its day.
  if (
    hour === '' ||
    /;\s*VALUE\s*=\s*"?DATE"?\s*(;|$)/i.test(params) ||
    minutes > dayMinutes ||
    Number(minute) > 59
  ) {
    const whole = { day: date, minutes: null };
    return { ...whole, written: whole };
  }
  const written = minutes === dayMinutes ? { day: addDays(date, 1), minutes: 0 } : { day: date, minutes };
  const time = `${written.day}T${clock(written.minutes)}:00`;
  const writtenZone = offset === '' ? findZone(params, zoneNames) : null;
  if (offset === '' && (writtenZone === null || writtenZone === zone)) return { ...written, written };
  const moment =
    writtenZone !== null
      ? toMoment(writtenZone, time)
      : new Date(`${time}${/^z$/i.test(offset) ? 'Z' : `${offset.slice(0, 3)}:${offset.slice(-2)}`}`);
  if (Number.isNaN(moment.getTime())) return { ...written, written };
  return { ...parseClock(toLocalTime(zone, moment)), written };
}

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const parseClock = (shown: string): ClockTime => ({
  day: shown.slice(0, 10),
  minutes: Number(shown.slice(11, 13)) * 60 + Number(shown.slice(14, 16)),
});

/** Returns the zone named by a line; null if there is no such zone. Names invented by a program are unknown. */
function findZone(params: string, zoneNames: ReadonlyMap<string, string>): string | null {
  const [, quoted, bare = ''] = /;\s*TZID\s*=\s*(?:"([^"]*)"|([^;]*))/i.exec(params) ?? [];
  const name = (quoted ?? bare).trim();
  if (name === '') return null;
  // Such as /freeassociation.sourceforge.net/Europe/Berlin.
  const tail = /[A-Z][\w+-]*(?:\/[A-Z][\w+-]*){1,2}$/i.exec(name)?.[0] ?? name;
  const names = [zoneNames.get(name), name, tail, tail.replace(/^[^/]*\//, '')];
  return names.find((one) => one !== undefined && one !== '' && isTimeZone(one)) ?? null;
}

const durationPattern =
  /^([+-])?P(?:(\d{1,5})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,9})S)?)?$/i;

/** Parses the minutes of a duration such as P1DT2H; null if invalid or negative. */
export function minutesOfDuration(text: string): number | null {
  const [whole, sign, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    durationPattern.exec(text.replace(/[;,\s]+$/, '').trim()) ?? [];
  if (whole === undefined || /^[+-]?PT?$/i.test(whole)) return null;
  const sum =
    (Number(weeks) * 7 + Number(days)) * dayMinutes +
    Number(hours) * 60 +
    Number(minutes) +
    Math.ceil(Number(seconds) / 60);
  return sign === '-' && sum > 0 ? null : sum;
}

/** Adds minutes; whole days keep the time of day. */
export function timeAfter(start: WrittenTime, minutes: number): WrittenTime {
  const move = (from: ClockTime): ClockTime => {
    if (minutes % dayMinutes === 0) return { day: addDays(from.day, minutes / dayMinutes), minutes: null };
    const sum = (from.minutes ?? 0) + minutes;
    const days = from.minutes === null ? Math.ceil(sum / dayMinutes) : Math.floor(sum / dayMinutes);
    return { day: addDays(from.day, days), minutes: from.minutes === null ? null : sum % dayMinutes };
  };
  return { ...move(start), written: move(start.written) };
}

/** Returns the first day and the number of nights; 0 nights if none is occupied, null if the end is before the start. */
export function nightsOfTimes(
  start: WrittenTime,
  end: WrittenTime,
): { startDate: PlainDate; nights: number } | null {
  const isMidnight = ({ written: { minutes } }: WrittenTime): boolean => minutes === 0;
  const isEndOfDay = ({ minutes }: ClockTime): boolean => minutes !== null && minutes >= dayMinutes - 1;
  // An event from midnight to midnight in its own zone means whole days.
  const areDays =
    isMidnight(start) && (isMidnight(end) || isEndOfDay(end.written) || end.written.minutes === null);
  const [from, to] = areDays ? [start.written, end.written] : [start, end];
  const isLate = to.minutes !== null && to.minutes >= evening;
  const nights = nightsBetween(from.day, to.day) + (isLate ? 1 : 0);
  if (nights < 0 || (to.day === from.day && isBefore(to, from))) return null;
  if (nights > 0) return { startDate: from.day, nights };
  const isByDay =
    from.minutes !== null && to.minutes !== null && from.minutes >= morning && to.minutes > from.minutes;
  return { startDate: from.day, nights: isByDay ? 0 : 1 };
}

const isBefore = (one: ClockTime, other: ClockTime): boolean =>
  one.minutes !== null && other.minutes !== null && one.minutes < other.minutes;
