import { addDays, nightsBetween, toWeekday, type PlainDate } from '../../domain/stay.ts';
import { feastDay, feastWeekend, monthsFrom, partOfMonth, seasonFrom, weekendsIn } from './calendar.ts';
import { stayWithin, withoutNeedlessWindow, type Period } from './period.ts';
import { askHolidays, readNamedHolidays } from './read-holidays.ts';
import { readDates, readFromNow, type ReadDates } from './read-dates.ts';
import { readWeekOfMonth } from './read-week-of-month.ts';
import type { StayPatterns } from './sentence-patterns.ts';
import { stayPatternsOf } from './sentence-patterns.ts';
import type { Question, StayFilter } from './understanding.ts';
import type { TypedSentence } from './typed-sentence.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { HolidayRegion } from './understanding.ts';

export interface ReadStay {
  filter: StayFilter;
  nights: number | null;
  question: Question | null;
}

const nightChoices = [3, 7, 14] as const;
const weekendChoices = 6;
const toleranceOfAbout = 3;
const daysOfWeek = 7;
/** Days after which weekends without a month are no longer proposed. */
const weekendsWithin = 42;

type Weekend = 'this' | 'some' | 'long' | null;

/** Reads when somebody wants to travel. What is left open becomes a question with the days to choose from. */
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
    /** Holidays of a state that were read before. */
    named: Period | null;
  },
): ReadStay {
  const patterns = stayPatternsOf(vocabulary);
  const { numberOf } = vocabulary;
  const tolerance = readTolerance(sentence, patterns, numberOf);
  const fromNow = readFromNow(sentence, patterns, vocabulary, today);
  const weekend = readWeekend(sentence, patterns);
  const weekOfMonth = readWeekOfMonth(sentence, patterns, vocabulary, today);
  const dates: ReadDates | null =
    fromNow === null
      ? readDates(sentence, patterns, vocabulary, today, monthMayComeFirst)
      : { kind: 'arrival', startDate: fromNow, isAbout: false };
  const nights = readNights(sentence, patterns, vocabulary);
  const isFew = sentence.take(patterns.fewDays) !== null;

  if (weekOfMonth) return plain(weekOfMonth, nightsBetween(weekOfMonth.startDate, weekOfMonth.endDate));
  if (dates) return ofDates(dates, nights, tolerance);
  const school = named ?? readNamedHolidays(sentence, vocabulary, holidays, today, true);
  const question = school ? null : askHolidays(sentence, vocabulary, holidays, today, nights);
  if (question) return { filter: {}, nights, question };
  const period = school ?? readPeriod(sentence, patterns, vocabulary, today);
  if (weekend === 'this') {
    const [next] = weekendsIn(
      { startDate: addDays(today, toWeekday(today) >= 5 ? 1 : 0), endDate: addDays(today, 9) },
      2,
      1,
    );
    return plain(next!, 2);
  }
  if (weekend) return ofWeekend(weekend, period, today);
  if (period) return ofPeriod(period, nights);
  if (nights !== null || isFew)
    return { filter: {}, nights, question: { kind: 'dates', words: '', options: [] } };
  return { filter: {}, nights: null, question: null };
}

const plain = (filter: StayFilter, nights: number | null): ReadStay => ({ filter, nights, question: null });

function readTolerance(
  sentence: TypedSentence,
  patterns: StayPatterns,
  numberOf: Vocabulary['numberOf'],
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

function readNights(
  sentence: TypedSentence,
  patterns: StayPatterns,
  { numberOf, words }: Vocabulary,
): number | null {
  const nights = sentence.take(patterns.nights);
  if (nights) return numberOf(nights[1]!);
  if (sentence.take(patterns.fortnight)) return 14;
  const weeks = sentence.take(patterns.weeks);
  if (weeks) return numberOf(weeks[1]!) * 7;
  const days = sentence.take(patterns.days);
  if (!days) {
    // "Easter week" is a week without a number.
    return !sentence.find(patterns.nextWeek) && sentence.take(patterns.week) ? daysOfWeek : null;
  }
  const count = numberOf(days[1]!);
  return words.daysOfWeeks[count] ?? count;
}

function ofDates(dates: ReadDates, nights: number | null, tolerance: number | null): ReadStay {
  const flexible = tolerance === null ? {} : { tolerance };
  if (dates.kind === 'window') return ofPeriod({ ...dates, kind: 'months' }, nights);
  if (dates.kind === 'stay') {
    const { startDate, endDate } = dates;
    // "3 to 24 July, one week" is a week within these days.
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
  if (nights !== null) return plain(withoutNeedlessWindow(stayWithin(period, nights)), nights);
  const options = nightChoices.map((count) => ({ set: withoutNeedlessWindow(stayWithin(period, count)) }));
  return { filter: {}, nights, question: { kind: 'nights', words: period.words, options } };
}

function ofWeekend(weekend: 'some' | 'long', period: Period | null, today: PlainDate): ReadStay {
  if (period?.kind === 'feast') return plain(feastWeekend(period.startDate), 3);
  const time = period ?? { startDate: today, endDate: addDays(today, weekendsWithin), words: '' };
  const nights = weekend === 'long' ? 3 : 2;
  const options = weekendsIn(time, nights, weekendChoices).map((set) => ({ set }));
  return { filter: {}, nights, question: { kind: 'weekend', words: time.words, options } };
}

function readPeriod(
  sentence: TypedSentence,
  patterns: StayPatterns,
  { monthOf }: Vocabulary,
  today: PlainDate,
): Period | null {
  const taken = (pattern: RegExp): { match: RegExpExecArray; words: string } | null => {
    const match = sentence.take(pattern);
    return match && { match, words: sentence.pieceOf(match).words };
  };
  const yearIn = (written: string | undefined): number | null =>
    written === undefined ? null : Number(written);

  for (const [feast, pattern] of patterns.feasts) {
    const found = taken(pattern);
    if (!found) continue;
    const day = feastDay(feast, yearIn(found.match[1]), today);
    const turn = feast === 'christmas' ? sentence.take(patterns.newYear) : null;
    if (turn)
      return { kind: 'months', words: found.words, startDate: day, endDate: addDays(day, daysOfWeek) };
    if (/\bpont/.test(found.match[0])) return { kind: 'bridge', words: found.words, ...feastWeekend(day) };
    return { kind: 'feast', words: found.words, startDate: day, endDate: day };
  }
  for (const part of [0, 1, 2] as const) {
    const found = taken(patterns.parts[part]!);
    if (!found) continue;
    const [, month = '', year] = found.match;
    return { kind: 'part', words: found.words, ...partOfMonth(part, monthOf(month), yearIn(year), today) };
  }
  const months = taken(patterns.months);
  if (months) {
    const [, first = '', last = '', year] = months.match;
    return {
      kind: 'months',
      words: months.words,
      ...monthsFrom(monthOf(first), monthOf(last), yearIn(year), today),
    };
  }
  const month = taken(patterns.month);
  if (month) {
    const [, name = '', year] = month.match;
    return {
      kind: 'months',
      words: month.words,
      ...monthsFrom(monthOf(name), monthOf(name), yearIn(year), today),
    };
  }
  for (const [season, pattern] of patterns.seasons.entries()) {
    const found = taken(pattern);
    if (found)
      return { kind: 'months', words: found.words, ...seasonFrom(season, yearIn(found.match[1]), today) };
  }
  if (sentence.take(patterns.nextWeek)) {
    const startDate = addDays(today, 7 - toWeekday(today));
    return { kind: 'months', words: '', startDate, endDate: addDays(startDate, 7) };
  }
  return null;
}
