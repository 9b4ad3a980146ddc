import { addDays, isPlainDate, toWeekday, type PlainDate, type Stay } from '../../domain/stay.ts';
import type { Feast } from './words/words.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns the date, or null if it does not exist. */
export function toDate(year: number, month: number, day: number): PlainDate | null {
  const date = `${year}-${two(month)}-${two(day)}`;
  return isPlainDate(date) ? date : null;
}

export const readYear = (date: PlainDate): number => Number(date.slice(0, 4));

/** Returns the next such day from today on. If a year is given, it is the day in that year, even if past. */
export function nextDate(
  day: number,
  month: number,
  year: number | null,
  today: PlainDate,
): PlainDate | null {
  if (year !== null) return toDate(year, month, day);
  const years = [0, 1, 2, 3, 4].map((later) => readYear(today) + later);
  return years.map((one) => toDate(one, month, day)).find((date) => date !== null && date >= today) ?? null;
}

function lastDayOfMonth(year: number, month: number): PlainDate {
  return addDays(month === 12 ? toDate(year + 1, 1, 1)! : toDate(year, month + 1, 1)!, -1);
}

/** Returns the same day of a later month, or the last day of that month if it is shorter. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const count = Number(date.slice(5, 7)) - 1 + months;
  const [year, month] = [readYear(date) + Math.floor(count / 12), (count % 12) + 1];
  return toDate(year, month, Number(date.slice(8))) ?? lastDayOfMonth(year, month);
}

/** Returns the next period of this kind that has at least a week left, or the one in the given year. */
function upcoming(of: (year: number) => Stay, year: number | null, today: PlainDate): Stay {
  const first = year ?? readYear(today) - 1;
  const time = [first, first + 1, first + 2]
    .map(of)
    .find((one) => year !== null || one.endDate >= addDays(today, 7))!;
  return { startDate: time.startDate < today ? today : time.startDate, endDate: time.endDate };
}

/**
 * Returns the period from the first day of a month to the last day of a month: the next such months, or those of the
 * given year.
 */
export function monthsFrom(first: number, last: number, year: number | null, today: PlainDate): Stay {
  return upcoming(
    (one) => ({
      startDate: toDate(one, first, 1)!,
      endDate: lastDayOfMonth(last < first ? one + 1 : one, last),
    }),
    year,
    today,
  );
}

const partEnds = [
  [1, 10],
  [11, 20],
  [21, 31],
] as const;

/** Returns the first, second or last third of a month, each about ten days. */
export function partOfMonth(part: 0 | 1 | 2, month: number, year: number | null, today: PlainDate): Stay {
  const [from, to] = partEnds[part];
  const time = upcoming(
    (one) => {
      const last = lastDayOfMonth(one, month);
      return { startDate: toDate(one, month, from)!, endDate: toDate(one, month, to) ?? last };
    },
    year,
    addDays(today, -7),
  );
  return time.startDate < today ? { ...time, startDate: today } : time;
}

const seasonMonths = [
  [3, 5],
  [6, 8],
  [9, 11],
  [12, 2],
] as const;

export function seasonFrom(season: number, year: number | null, today: PlainDate): Stay {
  const [first, last] = seasonMonths[season]!;
  return monthsFrom(first, last, year, today);
}

/** Easter Sunday of the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
function computeEaster(year: number): PlainDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return toDate(year, month, ((h + l - 7 * m + 114) % 31) + 1)!;
}

const afterEaster: Readonly<Partial<Record<Feast, number>>> = {
  carnival: -48,
  easter: 0,
  ascension: 39,
  pentecost: 49,
  corpusChristi: 60,
};
const fixedFeasts: Readonly<Partial<Record<Feast, readonly [month: number, day: number]>>> = {
  christmas: [12, 25],
  newYear: [12, 31],
  assumption: [8, 15],
  allSaints: [11, 1],
  immaculateConception: [12, 8],
  epiphany: [1, 6],
  valentine: [2, 14],
};

/** Feasts on the last Monday of a month. */
const lastMondays: Readonly<Partial<Record<Feast, number>>> = { springBankHoliday: 5, augustBankHoliday: 8 };

/** Returns the day of a feast, the next one or that of the given year. */
export function feastDay(feast: Feast, year: number | null, today: PlainDate): PlainDate {
  const dayIn = (one: number): PlainDate => {
    const monthOfMonday = lastMondays[feast];
    if (monthOfMonday !== undefined) {
      const last = lastDayOfMonth(one, monthOfMonday);
      return addDays(last, -toWeekday(last));
    }
    const [month, day] = fixedFeasts[feast] ?? [0, 0];
    return toDate(one, month, day) ?? addDays(computeEaster(one), afterEaster[feast] ?? 0);
  };
  if (year !== null) return dayIn(year);
  const day = dayIn(readYear(today));
  return day >= today ? day : dayIn(readYear(today) + 1);
}

export const friday = 4;
const thursday = 3;

/** Returns the long weekend of a feast: from a Thursday until Sunday, or around a Sunday from Friday to Monday. */
function feastWeekend(day: PlainDate): Stay {
  if (toWeekday(day) === thursday) return { startDate: day, endDate: addDays(day, 3) };
  const startDate = addDays(day, -((toWeekday(day) - friday + 7) % 7));
  return { startDate, endDate: addDays(startDate, 3) };
}

const tuesday = 1;
const wednesday = 2;

/**
 * Returns the weekend that includes a day. With `isLong` it includes the days between a public holiday and the weekend:
 * a Tuesday's begins on Saturday, a Wednesday's ends on Sunday.
 */
export function weekendAround(day: PlainDate, isLong: boolean): Stay {
  const weekday = toWeekday(day);
  if (isLong && weekday === tuesday) return { startDate: addDays(day, -3), endDate: day };
  if (isLong && weekday === wednesday) return { startDate: day, endDate: addDays(day, 4) };
  const { startDate, endDate } = feastWeekend(day);
  return isLong ? { startDate, endDate } : { startDate, endDate: addDays(startDate, 2) };
}

/** Returns the first day after `after` with this weekday. */
export function nextWeekday(weekday: number, after: PlainDate): PlainDate {
  return addDays(after, ((weekday - toWeekday(after) + 6) % 7) + 1);
}

/** Returns stays that begin on a weekday, with arrivals within a period. */
export function staysFromWeekday(
  { startDate, endDate }: Stay,
  weekday: number,
  nights: number,
  max: number,
): Stay[] {
  const stays: Stay[] = [];
  let date = nextWeekday(weekday, addDays(startDate, -1));
  for (; date <= endDate && stays.length < max; date = addDays(date, 7))
    stays.push({ startDate: date, endDate: addDays(date, nights) });
  return stays;
}

/** Returns the Saturdays before and in the next week of this number (ISO 8601), the usual days of arrival. */
export function saturdaysOfWeek(week: number, today: PlainDate): readonly [PlainDate, PlainDate] {
  const mondayIn = (year: number): PlainDate => {
    const inFirstWeek = toDate(year, 1, 4)!;
    return addDays(inFirstWeek, 7 * (week - 1) - toWeekday(inFirstWeek));
  };
  const monday = [0, 1]
    .map((later) => mondayIn(readYear(today) + later))
    .find((day) => addDays(day, -2) >= today);
  const first = addDays(monday ?? mondayIn(readYear(today) + 2), -2);
  return [first, addDays(first, 7)];
}
