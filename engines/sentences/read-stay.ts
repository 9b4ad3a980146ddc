import { addDays, nightsBetween, type PlainDate, type Stay } from '../../domain/stay.ts';
import {
  addMonths,
  feastDay,
  friday,
  weekendAround,
  nextWeekday,
  saturdaysOfWeek,
  staysFromWeekday,
} from './calendar.ts';
import { stayWithin, dropNeedlessWindow, type Period } from './period.ts';
import { askHolidays, readNamedHolidays } from './read-holidays.ts';
import { readDates, readDaysOfChristmas, readFromNow, type ReadDates } from './read-dates.ts';
import { readEitherTime, readPeriod } from './read-period.ts';
import { readWeekOfMonth, readWeekendOfMonth } from './read-week-of-month.ts';
import { findWeekday, readWeekday, readWeekdayRange, type WeekdayRange } from './read-weekdays.ts';
import type { StayPatterns } from './sentence-patterns.ts';
import { findStayPatterns } from './sentence-patterns.ts';
import type { Question, StayFilter } from './understanding.ts';
import type { TypedSentence } from './typed-sentence.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { HolidayRegion } from './understanding.ts';
import type { Feast } from './words/words.ts';

export interface ReadStay {
  filter: StayFilter;
  nights: number | null;
  question: Question | null;
}

const nightChoices = [3, 7, 14] as const;
const weekendChoices = 6;
const toleranceOfAbout = 3;
const daysOfWeek = 7;
const daysOfMonth = 30;
/** Valentine's Day is not a public holiday, so its weekend has no Monday. */
const valentine = '-02-14';
/** Days within which weekends without a month are proposed. */
const weekendsWithin = 42;

type Weekend = 'this' | 'some' | 'long' | null;

/** Reads the dates of a trip. If they are ambiguous, the result is a question with dates to choose from. */
export function readStay(
  sentence: TypedSentence,
  vocabulary: Vocabulary,
  today: PlainDate,
  {
    monthMayComeFirst,
    holidays,
    named,
  }: {
    monthMayComeFirst: boolean;
    holidays: readonly HolidayRegion[];
    /** Holidays of a state that were read earlier. */
    named: Period | null;
  },
): ReadStay {
  const patterns = findStayPatterns(vocabulary);
  const { readNumber } = vocabulary;
  const tolerance = readTolerance(sentence, patterns, readNumber);
  const fromNow = readFromNow(sentence, patterns, vocabulary, today);
  const weekOfMonth = readWeekOfMonth(sentence, patterns, vocabulary, today);
  const dates: ReadDates | null =
    fromNow === null
      ? (readDaysOfChristmas(sentence, patterns, today) ??
        readDates(sentence, patterns, vocabulary, today, monthMayComeFirst))
      : { kind: 'arrival', startDate: fromNow, isAbout: false };
  // Before dates are read, a weekday may belong to one, as in "friday 9 april".
  const weekdays = readWeekdayRange(sentence, patterns);
  const weekendOfMonth = dates ? null : readWeekendOfMonth(sentence, patterns, vocabulary, today);
  const weekend = weekdays ? null : readWeekend(sentence, patterns);
  const weekOfYear = dates ? null : sentence.take(patterns.weekOfYear);
  const stayLength = readNights(sentence, patterns, vocabulary);
  const nights =
    dates?.kind === 'arrival' && stayLength?.months !== undefined
      ? nightsBetween(dates.startDate, addMonths(dates.startDate, stayLength.months))
      : (stayLength?.nights ?? null);
  const isFew = sentence.take(patterns.fewDays) !== null;

  // "Tuesday to Friday in the first week of March".
  if (weekOfMonth && weekdays)
    return plainStay(weekdaysAround(addDays(weekOfMonth.startDate, daysOfWeek - 1), weekdays));
  if (weekOfMonth) return plain(weekOfMonth, nightsBetween(weekOfMonth.startDate, weekOfMonth.endDate));
  const fromFeast = dates === null && nights !== null ? readFromFeast(sentence, patterns, today) : null;
  if (fromFeast !== null && nights !== null)
    return plain({ startDate: fromFeast, endDate: addDays(fromFeast, nights) }, nights);
  const untilFeast =
    dates?.kind === 'arrival' && nights === null ? readUntilFeast(sentence, patterns, dates.startDate) : null;
  if (untilFeast) return plainStay(untilFeast);
  if (dates?.kind === 'arrival' && nights === null && (weekdays || weekend === 'some' || weekend === 'long'))
    return plainStay(
      weekdays
        ? weekdaysAround(dates.startDate, weekdays)
        : weekendAround(dates.startDate, weekend === 'long'),
    );
  if (dates) {
    const stay = ofDates(dates, nights, tolerance);
    takeSameTime(stay.filter);
    return stay;
  }
  if (weekendOfMonth) return plain(weekendOfMonth, 2);
  if (weekOfYear) {
    const week = Number(weekOfYear[1] ?? weekOfYear[2]);
    const startDates = saturdaysOfWeek(week, today);
    const weeks = Number(weekOfYear.groups?.last ?? week) - week + 1;
    const piece = sentence.findPiece(weekOfYear);
    return ofDates({ kind: 'either', startDates, piece }, nights ?? weeks * daysOfWeek, tolerance);
  }
  const school =
    named ?? readNamedHolidays(sentence, vocabulary, holidays, today, { mayHavePreposition: true });
  const question = school ? null : askHolidays(sentence, vocabulary, holidays, today, nights);
  if (question) return { filter: {}, nights, question };
  const either = school ? null : readEitherTime(sentence, patterns, vocabulary, today);
  if (either) {
    const options = either.map((time) => ({
      set: dropNeedlessWindow(stayWithin(time, nights ?? daysOfWeek)),
    }));
    return { filter: {}, nights, question: { kind: 'date', words: either[0].words, options } };
  }
  const period = school ?? readPeriod(sentence, patterns, vocabulary, today);
  if (weekend === 'this') {
    const startDate = nextWeekday(friday, addDays(today, -1));
    return plain({ startDate, endDate: addDays(startDate, 2) }, 2);
  }
  if (weekend) {
    const stay = ofWeekend(weekend, period, today);
    takeSameTime(stay.filter);
    return stay;
  }
  if (weekdays && (period?.kind === 'bridge' || period?.kind === 'feast')) {
    const stay = weekdaysAround(period.startDate, weekdays);
    // "Ascension, Thursday to Sunday" is clear, while "Easter, Tuesday to Thursday" may be before or after Easter.
    if (stay.endDate >= period.startDate) return plainStay(stay);
  }
  if (weekdays) return ofWeekdays(weekdays, period, today);
  // "Easter from Friday, four nights".
  const firstDay = period?.kind === 'feast' && nights !== null ? sentence.take(patterns.weekdayFrom) : null;
  if (period && firstDay && nights !== null)
    return plainStay(
      weekdaysAround(period.startDate, { from: findWeekday(firstDay[1], patterns), nights, isNext: false }),
    );
  if (period) {
    takeSameTime(period);
    return ofPeriod(period, nights ?? period.nights ?? null);
  }
  const weekday = readWeekday(sentence, patterns, today);
  if (weekday !== null)
    return ofDates({ kind: 'arrival', startDate: weekday, isAbout: false }, nights, tolerance);
  if (nights !== null || isFew)
    return { filter: {}, nights, question: { kind: 'dates', words: '', options: [] } };
  return { filter: {}, nights: null, question: null };

  /** Removes words that repeat the period: "26 to 29 March over Easter". */
  function takeSameTime({ startDate, endDate }: StayFilter): void {
    if (startDate === undefined || endDate === undefined) return;
    const { text } = sentence;
    const period = readPeriod(sentence, patterns, vocabulary, today);
    const isSame = period && period.startDate <= endDate && startDate <= period.endDate;
    if (!isSame) sentence.text = text;
  }
}

const plain = (filter: StayFilter, nights: number | null): ReadStay => ({ filter, nights, question: null });

const plainStay = (stay: Stay): ReadStay => plain(stay, nightsBetween(stay.startDate, stay.endDate));

/** Returns the stay between two weekdays that includes a day: "wedding on 10 July, Thursday to Sunday". */
function weekdaysAround(day: PlainDate, { from, nights }: WeekdayRange): Stay {
  const startDate = nextWeekday(from, addDays(day, -daysOfWeek));
  return { startDate, endDate: addDays(startDate, nights) };
}

const feastStayMax = 30;

/** Days beside the one that a feast is counted by. */
const daysFromFeast: readonly (readonly [RegExp, number])[] = [
  [/montag|monday|lundi|lunedi|pasquetta|neujahr|jour de l.an|boxing/, 1],
  [/karfreitag|good friday|vendredi saint|venerdi santo/, -2],
  [/heiligabend|vigilia|reveillon de noel|christmas eve/, -1],
];

function dayBesideFeast(feast: Feast, words: string, today: PlainDate): PlainDate {
  const offset = daysFromFeast.find(([day]) => day.test(words))?.[1] ?? 0;
  return addDays(feastDay(feast, null, today), offset);
}

/** Reads an arrival on the day of a feast that has one: "from Good Friday on". */
function readFromFeast(sentence: TypedSentence, patterns: StayPatterns, today: PlainDate): PlainDate | null {
  for (const [feast, pattern] of patterns.fromFeast) {
    const match = sentence.find(pattern);
    if (!match || !daysFromFeast.some(([day]) => day.test(match[0]))) continue;
    sentence.mark(match.index, match[0].length);
    return dayBesideFeast(feast, match[0], today);
  }
  return null;
}

/** Reads a departure that is said by its feast: "14 May until Whit Monday". */
function readUntilFeast(sentence: TypedSentence, patterns: StayPatterns, startDate: PlainDate): Stay | null {
  for (const [feast, pattern] of patterns.untilFeast) {
    const match = sentence.find(pattern);
    if (!match) continue;
    const endDate = dayBesideFeast(feast, match[0], startDate);
    if (endDate <= startDate || nightsBetween(startDate, endDate) > feastStayMax) continue;
    sentence.mark(match.index, match[0].length);
    return { startDate, endDate };
  }
  return null;
}

function readTolerance(
  sentence: TypedSentence,
  patterns: StayPatterns,
  numberOf: Vocabulary['readNumber'],
): number | null {
  const written = sentence.take(patterns.tolerance);
  const isFlexible = sentence.take(patterns.flexible) !== null;
  if (written) return Math.min(toleranceOfAbout, numberOf(written[1]!));
  return isFlexible ? toleranceOfAbout : null;
}

function readWeekend(sentence: TypedSentence, patterns: StayPatterns): Weekend {
  if (sentence.take(patterns.longWeekend)) return 'long';
  if (sentence.take(patterns.thisWeekend)) return 'this';
  return sentence.take(patterns.weekend) ? 'some' : null;
}

interface StayLength {
  nights: number;
  /** Number of months of a stay, which ends on the same day of a later month. */
  months?: number;
}

function readNights(
  sentence: TypedSentence,
  patterns: StayPatterns,
  { readNumber, words }: Vocabulary,
): StayLength | null {
  const nights = sentence.take(patterns.nights);
  if (nights) return { nights: readNumber(nights[1]!) };
  if (sentence.take(patterns.fortnight)) return { nights: 14 };
  const months = sentence.take(patterns.monthsOfStay);
  if (months) return { nights: readNumber(months[1]!) * daysOfMonth, months: readNumber(months[1]!) };
  const weeks = sentence.take(patterns.weeks);
  if (weeks) return { nights: readNumber(weeks[1]!) * 7 };
  const days = sentence.take(patterns.days);
  if (!days) {
    // "Easter week" is a week without a number.
    return !sentence.find(patterns.nextWeek) && sentence.take(patterns.week) ? { nights: daysOfWeek } : null;
  }
  const count = readNumber(days[1]!);
  return { nights: words.daysOfWeeks[count] ?? count };
}

function ofDates(dates: ReadDates, nights: number | null, tolerance: number | null): ReadStay {
  const flexible = tolerance === null ? {} : { tolerance };
  if (dates.kind === 'window') return ofPeriod({ ...dates, kind: 'months' }, nights);
  if (dates.kind === 'stay') {
    const { startDate, endDate } = dates;
    // "3 to 24 July, one week" means a week within these days.
    if (nights !== null && nights < nightsBetween(startDate, endDate))
      return plain({ startDate, endDate, duration: nights, ...flexible }, nights);
    return plain({ startDate, endDate, ...flexible }, nightsBetween(startDate, endDate));
  }
  const stayFrom = (startDate: PlainDate, count: number): StayFilter => ({
    startDate,
    endDate: addDays(startDate, count),
    ...flexible,
  });
  if (dates.kind === 'either') {
    const options = dates.startDates.map((startDate) => ({ set: stayFrom(startDate, nights ?? 7) }));
    return { filter: {}, nights, question: { kind: 'date', words: dates.piece.words, options } };
  }
  const { startDate, isAbout } = dates;
  if (nights === null) {
    const options = nightChoices.map((count) => ({ set: stayFrom(startDate, count) }));
    return { filter: {}, nights, question: { kind: 'nights', words: '', options } };
  }
  const stay = stayFrom(startDate, nights);
  return plain(isAbout ? { ...stay, tolerance: tolerance ?? toleranceOfAbout } : stay, nights);
}

function ofPeriod(period: Period, nights: number | null): ReadStay {
  if (period.kind === 'bridge' && nights === null)
    return plain({ startDate: period.startDate, endDate: period.endDate }, 3);
  if (nights !== null) return plain(dropNeedlessWindow(stayWithin(period, nights)), nights);
  const options = nightChoices.map((count) => ({ set: dropNeedlessWindow(stayWithin(period, count)) }));
  return { filter: {}, nights, question: { kind: 'nights', words: period.words, options } };
}

function ofWeekend(weekend: 'some' | 'long', period: Period | null, today: PlainDate): ReadStay {
  if (period?.kind === 'feast') {
    const isLong = weekend === 'long' || !period.startDate.endsWith(valentine);
    return plainStay(weekendAround(period.startDate, isLong));
  }
  return askWeeks(period, friday, weekend === 'long' ? 3 : 2, today);
}

/** Asks for the week of a stay of which only the weekday is known. */
function askWeeks(period: Period | null, weekday: number, nights: number, today: PlainDate): ReadStay {
  const time = period ?? { startDate: today, endDate: addDays(today, weekendsWithin), words: '' };
  const options = staysFromWeekday(time, weekday, nights, weekendChoices).map((set) => ({ set }));
  return { filter: {}, nights, question: { kind: 'weekend', words: time.words, options } };
}

function ofWeekdays(
  { from, nights, isNext }: WeekdayRange,
  period: Period | null,
  today: PlainDate,
): ReadStay {
  if (period || !isNext) return askWeeks(period, from, nights, today);
  const startDate = nextWeekday(from, today);
  return plain({ startDate, endDate: addDays(startDate, nights) }, nights);
}
