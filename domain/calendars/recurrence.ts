import { addDays, fromDayNumber, isPlainDate, toDayNumber, toWeekday, type PlainDate } from '../stay.ts';

/** Months and days of a month count from 1, weekdays from Monday as 0. */
interface Recurrence {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number | null;
  until: PlainDate | null;
  weekdays: readonly { weekday: number; nth: number | null }[];
  daysOfMonth: readonly number[];
  months: readonly number[];
  weekStart: number;
}

const frequencies: ReadonlySet<string> = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);
const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const knownParts: ReadonlySet<string> = new Set([
  ...['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'WKST'],
]);
/** Parts about hours, which do not affect days. */
const hourParts: ReadonlySet<string> = new Set(['BYHOUR', 'BYMINUTE', 'BYSECOND']);
/** Maximum number of days after its start for which a rule is evaluated. */
const evaluatedDays = 8_000;

/** Reads an RFC 5545 rule; null for rules that no stay would use, such as by hour or by week of the year. */
export function readRecurrence(rule: string): Recurrence | null {
  const parts = new Map<string, string>();
  for (const part of rule.toUpperCase().replace(/\s+/g, '').split(';').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=', 2);
    if (hourParts.has(name)) continue;
    if (!knownParts.has(name) || parts.has(name)) return null;
    parts.set(name, value);
  }
  const frequency = parts.get('FREQ') ?? '';
  const interval = wholeNumbers(parts.get('INTERVAL') ?? '1', 1, 10_000);
  const count = wholeNumbers(parts.get('COUNT') ?? '', 1, 100_000);
  const daysOfMonth = wholeNumbers(parts.get('BYMONTHDAY') ?? '', -31, 31);
  const months = wholeNumbers(parts.get('BYMONTH') ?? '', 1, 12);
  const weekdays = parseWeekdays(parts.get('BYDAY') ?? '');
  const until = parseUntil(parts.get('UNTIL') ?? '');
  const weekStart = weekdayNames.indexOf(parts.get('WKST') ?? 'MO');
  if (!frequencies.has(frequency) || !interval || !count || !daysOfMonth || !months || !weekdays) return null;
  if (until === undefined || weekStart < 0 || interval.length !== 1 || count.length > 1) return null;
  const isNth = weekdays.some(({ nth }) => nth !== null);
  if (isNth && (frequency === 'DAILY' || frequency === 'WEEKLY')) return null;
  // Weekdays of a year, such as the third Monday, are not supported.
  if (weekdays.length > 0 && frequency === 'YEARLY' && months.length === 0) return null;
  return {
    frequency: frequency as Recurrence['frequency'],
    interval: interval[0]!,
    count: count[0] ?? null,
    ...{ until, weekdays, daysOfMonth, months, weekStart },
  };
}

/** Parses whole numbers; empty if the text is empty; null if any part is invalid. */
function wholeNumbers(text: string, from: number, until: number): number[] | null {
  if (text === '') return [];
  const numbers = text.split(',').map((one) => (/^[+-]?\d{1,6}$/.test(one) ? Number(one) : NaN));
  return numbers.every((one) => one >= from && one <= until && one !== 0) ? numbers : null;
}

function parseWeekdays(text: string): { weekday: number; nth: number | null }[] | null {
  if (text === '') return [];
  const weekdays = text.split(',').map((one) => {
    const [, nth, name = ''] = /^([+-]?[1-5])?([A-Z]{2})$/.exec(one) ?? [];
    return { weekday: weekdayNames.indexOf(name), nth: nth === undefined ? null : Number(nth) };
  });
  return weekdays.every(({ weekday }) => weekday >= 0) ? weekdays : null;
}

/** Parses the end of a rule. Null means no end, undefined that the text is no date. */
function parseUntil(text: string): PlainDate | null | undefined {
  if (text === '') return null;
  const [, year = '', month = '', day = ''] = /^(\d{4})-?(\d\d)-?(\d\d)(?:T[\d:]{4,8}Z?)?$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return isPlainDate(date) ? date : undefined;
}

/**
 * Returns the days on which the event recurs before `end`, its start included. Each day is tested, so that the time is bounded for every
 * rule.
 */
export function daysOfRecurrence(rule: Recurrence, start: PlainDate, end: PlainDate): PlainDate[] {
  const days: PlainDate[] = [];
  const first = toDayNumber(start);
  const last = Math.min(toDayNumber(end) - 1, first + evaluatedDays);
  for (let day = first; day <= last && days.length < (rule.count ?? Infinity); day += 1) {
    const date = fromDayNumber(day);
    if (rule.until !== null && date > rule.until) break;
    if (day === first || recursOn(rule, start, date)) days.push(date);
  }
  return days;
}

function recursOn(rule: Recurrence, start: PlainDate, date: PlainDate): boolean {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  const [startYear, startMonth] = [Number(start.slice(0, 4)), Number(start.slice(5, 7))];
  if (rule.months.length > 0 && !rule.months.includes(month)) return false;
  const isIn = (steps: number): boolean => steps % rule.interval === 0;
  switch (rule.frequency) {
    case 'DAILY':
      return isIn(toDayNumber(date) - toDayNumber(start)) && isDay(rule, date);
    case 'WEEKLY': {
      const weekNumber = (day: PlainDate): number =>
        toDayNumber(day) - ((toWeekday(day) - rule.weekStart + 7) % 7);
      return (
        isIn((weekNumber(date) - weekNumber(start)) / 7) &&
        (rule.weekdays.length > 0 || toWeekday(date) === toWeekday(start)) &&
        isDay(rule, date)
      );
    }
    case 'MONTHLY':
      return isIn((year - startYear) * 12 + month - startMonth) && isDayOfMonth(rule, start, date);
    case 'YEARLY':
      return (
        isIn(year - startYear) &&
        (rule.months.length > 0 || month === startMonth) &&
        isDayOfMonth(rule, start, date)
      );
  }
}

/** Checks the day of the month; without a rule for it, that of the start. */
function isDayOfMonth(rule: Recurrence, start: PlainDate, date: PlainDate): boolean {
  const isFree = rule.daysOfMonth.length === 0 && rule.weekdays.length === 0;
  return isFree ? date.slice(8) === start.slice(8) : isDay(rule, date);
}

function isDay({ weekdays, daysOfMonth }: Recurrence, date: PlainDate): boolean {
  const day = Number(date.slice(8));
  const length = lengthOfMonth(date);
  const isWeekday = weekdays.some(
    ({ weekday, nth }) =>
      weekday === toWeekday(date) &&
      (nth === null || nth === Math.ceil(day / 7) || nth === -Math.ceil((length - day + 1) / 7)),
  );
  return (
    (weekdays.length === 0 || isWeekday) &&
    (daysOfMonth.length === 0 || daysOfMonth.includes(day) || daysOfMonth.includes(day - length - 1))
  );
}

function lengthOfMonth(date: PlainDate): number {
  const nextMonth = addDays(`${date.slice(0, 7)}-28`, 4);
  return Number(addDays(nextMonth, -Number(nextMonth.slice(8))).slice(8));
}
