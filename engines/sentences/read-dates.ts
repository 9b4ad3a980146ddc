import { addDays, isPlainDate, type PlainDate } from '../../domain/stay.ts';
import { addMonths, toDate, nextDate, readYear } from './calendar.ts';
import type { StayPatterns } from './sentence-patterns.ts';
import type { Piece, TypedSentence } from './typed-sentence.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Typed dates: a stay, a period in which it lies, an arrival, or an arrival with two possible meanings. */
export type ReadDates =
  | { kind: 'stay'; startDate: PlainDate; endDate: PlainDate }
  | { kind: 'window'; startDate: PlainDate; endDate: PlainDate; words: string }
  | { kind: 'arrival'; startDate: PlainDate; isAbout: boolean }
  | { kind: 'either'; startDates: readonly [PlainDate, PlainDate]; piece: Piece };

interface Day {
  day: number;
  month: number;
  year: number | null;
}

/** The longest stay that is read from days in figures of which either may be the month. */
const monthsMax = 3;
const weeksMax = 4;

/** "Juni 2" is not a date in the other languages, since a number after a month counts something else. */
const never = (): null => null;

const readTypedYear = (written: string | undefined): number | null =>
  written === undefined ? null : Number(written.length === 2 ? `20${written}` : written);

function stayBetween(first: Day, last: Day, today: PlainDate): ReadDates | null {
  const startDate = nextDate(first.day, first.month, first.year ?? yearBefore(first, last), today);
  if (startDate === null) return null;
  const years = last.year === null ? [readYear(startDate), readYear(startDate) + 1] : [last.year];
  const endDate = years
    .map((year) => toDate(year, last.month, last.day))
    .find((date) => date !== null && date > startDate);
  return endDate ? { kind: 'stay', startDate, endDate } : null;
}

/** A year after the departure also applies to the arrival, or the arrival is in the year before. */
function yearBefore(first: Day, last: Day): number | null {
  if (last.year === null) return null;
  return first.month > last.month || (first.month === last.month && first.day > last.day)
    ? last.year - 1
    : last.year;
}

/**
 * Reads dates as written in German, French, Italian and English. In English numeric dates either the day or the month
 * may come first; if both are possible, the reader has to choose.
 */
export function readDates(
  sentence: TypedSentence,
  patterns: StayPatterns,
  { readMonth }: Vocabulary,
  today: PlainDate,
  monthMayComeFirst: boolean,
): ReadDates | null {
  const takeStay = (
    pattern: RegExp,
    readDays: (groups: (string | undefined)[]) => [Day, Day] | null,
  ): ReadDates | null => {
    const match = sentence.find(pattern);
    const days = match && readDays(match.slice(1));
    const stay = days && stayBetween(...days, today);
    if (stay && match) sentence.mark(match.index, match[0].length);
    return stay;
  };

  const numericDays = ([d1, m1, y1, d2, m2, y2]: (string | undefined)[]): [Day, Day] => {
    const dayAndMonth = [Number(d1), Number(m1)] as const;
    const others = [Number(d2), Number(m2)] as const;
    // Nobody stays from 10 February to 10 September: the month came first.
    const isTooLong = Math.abs(others[1] - dayAndMonth[1]) > monthsMax && dayAndMonth[0] === others[0];
    const isMonthFirst = monthMayComeFirst && (dayAndMonth[1] > 12 || others[1] > 12 || isTooLong);
    const readDay = ([a, b]: readonly [number, number], year: string | undefined): Day => ({
      day: isMonthFirst ? b : a,
      month: isMonthFirst ? a : b,
      year: readTypedYear(year),
    });
    return [readDay(dayAndMonth, y1), readDay(others, y2)];
  };
  /** Returns the month of an arrival given without one: "du 28 au 5 janvier" begins in December. */
  const monthOfFirst = (first: string | undefined, last: string | undefined, month: number): number =>
    Number(first) > Number(last) ? ((month + 10) % 12) + 1 : month;
  const namedDays = ([d1, m1, y1, d2, m2, y2]: (string | undefined)[]): [Day, Day] => {
    const month = readMonth(m2 ?? '');
    return [
      {
        day: Number(d1),
        month: m1 === undefined ? monthOfFirst(d1, d2, month) : readMonth(m1),
        year: readTypedYear(y1),
      },
      { day: Number(d2), month, year: readTypedYear(y2) },
    ];
  };
  const daysInOneMonth = ([d1, d2, m2, y2]: (string | undefined)[]): [Day, Day] => {
    const year = readTypedYear(y2);
    return [
      { day: Number(d1), month: monthOfFirst(d1, d2, Number(m2)), year: null },
      { day: Number(d2), month: Number(m2), year },
    ];
  };

  const windowPatterns = [
    [patterns.numericWindow, numericDays],
    [patterns.namedWindow, namedDays],
    [patterns.daysInNumericWindow, daysInOneMonth],
  ] as const;
  for (const [pattern, readDays] of windowPatterns) {
    const match = sentence.find(pattern);
    const window = match && takeStay(pattern, readDays);
    if (window?.kind === 'stay')
      return { ...window, kind: 'window', words: sentence.findPiece(match!).words };
  }

  // "After 10 September" is any time until the end of the month.
  const readRestOfMonth = (
    match: RegExpExecArray | null,
    days: [string?, string?, string?],
  ): ReadDates | null => {
    const [first, month, written] = days;
    const startDate = nextDate(Number(first), readMonth(month ?? ''), readTypedYear(written), today);
    if (!match || startDate === null) return null;
    const { words } = sentence.findPiece(match);
    sentence.mark(match.index, match[0].length);
    return {
      kind: 'window',
      startDate,
      endDate: addDays(addMonths(`${startDate.slice(0, 7)}-01`, 1), -1),
      words,
    };
  };
  // Nobody says how long before.
  const before = sentence.take(patterns.beforeDay);
  if (before) sentence.refuse(sentence.findPiece(before));
  const behindMonth = sentence.find(patterns.monthAfterDay);
  const afterDay = behindMonth ?? sentence.find(patterns.afterDay);
  const restOfMonth = readRestOfMonth(
    afterDay,
    behindMonth
      ? [behindMonth[3], behindMonth[1], behindMonth[2]]
      : [afterDay?.[1], afterDay?.[2], afterDay?.[3]],
  );
  if (restOfMonth) return restOfMonth;

  const isoRange = sentence.take(patterns.isoRange);
  const [, from = '', to = ''] = isoRange ?? [];
  if (isPlainDate(from) && isPlainDate(to) && from < to)
    return { kind: 'stay', startDate: from, endDate: to };

  const stay =
    takeStay(patterns.numericRange, numericDays) ??
    takeStay(patterns.namedRange, namedDays) ??
    // "26 giugno 2 sett" has two weeks.
    takeStay(patterns.namedPair, (groups) =>
      groups[4] === 'sett' && Number(groups[3]) <= weeksMax ? null : namedDays(groups),
    ) ??
    takeStay(patterns.namedFirstRange, ([d1, m1, y1, d2]) => {
      const [month, year] = [readMonth(m1 ?? ''), readTypedYear(y1)];
      return [
        { day: Number(d1), month, year },
        { day: Number(d2), month, year },
      ];
    }) ??
    takeStay(patterns.slashedRange, ([d1, d2, m2, y2]) =>
      Number(d1) < Number(d2) ? namedDays([d1, m2, y2, d2, m2, y2]) : null,
    ) ??
    takeStay(patterns.rangeBehindMonth, ([m1, y1, d1, d2]) => namedDays([d1, m1, y1, d2, m1, y1])) ??
    (monthMayComeFirst ? takeStay : never)(patterns.monthFirstRange, ([m1, d1, m2, d2, y2]) => {
      const month = readMonth(m1 ?? '');
      return [
        { day: Number(d1), month, year: null },
        { day: Number(d2), month: m2 === undefined ? month : readMonth(m2), year: readTypedYear(y2) },
      ];
    }) ??
    takeStay(patterns.daysInNumericMonth, daysInOneMonth);
  if (stay) return stay;

  const isoDay = sentence.take(patterns.iso);
  if (isoDay && isPlainDate(isoDay[2]))
    return { kind: 'arrival', startDate: isoDay[2], isAbout: isoDay[1] !== undefined };

  const takeArrival = (
    pattern: RegExp,
    readDay: (groups: (string | undefined)[]) => Day,
  ): ReadDates | null => {
    const match = sentence.find(pattern);
    if (!match) return null;
    const { day, month, year } = readDay(match.slice(2));
    const startDate = nextDate(day, month, year, today);
    if (startDate === null) return null;
    sentence.mark(match.index, match[0].length);
    return { kind: 'arrival', startDate, isAbout: match[1] !== undefined };
  };
  const arrival =
    takeArrival(patterns.named, ([day, month, year]) => ({
      day: Number(day),
      month: readMonth(month ?? ''),
      year: readTypedYear(year),
    })) ??
    (monthMayComeFirst ? takeArrival : never)(patterns.monthFirst, ([month, day, year]) => ({
      day: Number(day),
      month: readMonth(month ?? ''),
      year: readTypedYear(year),
    }));
  if (arrival) return arrival;

  const match = sentence.find(patterns.numeric);
  if (!match) return null;
  const [, about, first, second, written] = match;
  const [a, b, year] = [Number(first), Number(second), readTypedYear(written)];
  const dayFirst = nextDate(a, b, year, today);
  const monthFirst = monthMayComeFirst ? nextDate(b, a, year, today) : null;
  const startDate = dayFirst ?? monthFirst;
  if (startDate === null) return null;
  const piece = sentence.findPiece(match);
  sentence.mark(match.index, match[0].length);
  if (dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst)
    return { kind: 'either', startDates: [dayFirst, monthFirst], piece };
  return { kind: 'arrival', startDate, isAbout: about !== undefined };
}

const christmasMonth = 12;
const christmasEve = 24;
const christmasFrom = 15;

/** Reads days without a month next to Christmas: "Christmas, from the 23rd to the 27th". */
export function readDaysOfChristmas(
  sentence: TypedSentence,
  patterns: StayPatterns,
  today: PlainDate,
): ReadDates | null {
  const [, christmas] = patterns.feasts.find(([feast]) => feast === 'christmas')!;
  const match =
    sentence.find(christmas) && (sentence.find(patterns.daysOfFeast) ?? sentence.find(patterns.dayOfFeast));
  if (!match) return null;
  const [first = christmasEve, last] = match
    .slice(1)
    .map((day) => (day === undefined ? undefined : Number(day)));
  const dayOfMonth = (day: number): Day => ({ day, month: christmasMonth, year: null });
  const startDate = nextDate(first, christmasMonth, null, today);
  if (first < christmasFrom || startDate === null) return null;
  const dates: ReadDates | null =
    match.length === 2
      ? { kind: 'arrival', startDate, isAbout: false }
      : stayBetween(dayOfMonth(first), dayOfMonth(last!), today);
  if (dates) {
    sentence.mark(match.index, match[0].length);
    sentence.take(christmas);
  }
  return dates;
}

/** Reads days and weeks counted from today. */
export function readFromNow(
  sentence: TypedSentence,
  patterns: StayPatterns,
  { readNumber }: Vocabulary,
  today: PlainDate,
): PlainDate | null {
  const later = sentence.take(patterns.inDays);
  if (later) return addDays(today, readNumber(later[1]!) * (later[3] === undefined ? 1 : 7));
  if (sentence.take(patterns.dayAfterTomorrow)) return addDays(today, 2);
  if (sentence.take(patterns.tomorrow)) return addDays(today, 1);
  return sentence.take(patterns.today) ? today : null;
}
