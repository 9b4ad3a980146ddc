import { addDays, toWeekday, type PlainDate } from '../../domain/stay.ts';
import { feastDay, monthsFrom, partOfMonth, seasonFrom, readYear, weekendAround } from './calendar.ts';
import type { Period } from './period.ts';
import type { StayPatterns } from './sentence-patterns.ts';
import type { TypedSentence } from './typed-sentence.ts';
import type { Vocabulary } from './vocabulary.ts';

const daysOfWeek = 7;
const monthsOfYear = 12;
const halfOfMonth = 14;

const besideFeast = /(?<![a-z])(?:nach|vor|after|before|avant|apres|dopo|prima di)(?: the| den| le| il)? $/;

const monthNumber = (date: PlainDate): number => Number(date.slice(5, 7));

const turnOfYearFrom = (christmas: PlainDate, words: string): Period => ({
  kind: 'months',
  words,
  startDate: christmas,
  endDate: addDays(christmas, daysOfWeek),
});

interface TimeOfMonth {
  /** 0, 1 or 2 for the first, second or last third of the month, -1 for the whole month. */
  part: number;
  month: number;
  year: number | null;
}

/**
 * Reads two alternative periods, between which the reader has to choose. Adjacent months form one period instead: "June
 * or July".
 */
export function readEitherTime(
  sentence: TypedSentence,
  { eitherTime }: StayPatterns,
  { readMonth }: Vocabulary,
  today: PlainDate,
): readonly [Period, Period] | null {
  const match = sentence.find(eitherTime);
  if (!match) return null;
  const { words } = sentence.findPiece(match);
  const [first, second] = [match.slice(1, 6), match.slice(6)].map(
    ([early, middle, late, month = '', year]) => ({
      part: [early, middle, late].findIndex((words) => words !== undefined),
      month: readMonth(month),
      year: year === undefined ? null : Number(year),
    }),
  ) as [TimeOfMonth, TimeOfMonth];
  const apart = Math.abs(first.month - second.month);
  if (Math.min(apart, monthsOfYear - apart) < 2) return null;
  sentence.mark(match.index, match[0].length);
  const read = ({ month, year, part }: TimeOfMonth): Period =>
    part === -1
      ? { kind: 'months', words, ...monthsFrom(month, month, year, today) }
      : { kind: 'part', words, ...partOfMonth(part as 0 | 1 | 2, month, year, today) };
  return [read(first), read(second)];
}

/** Reads feasts, months, parts of months and seasons. */
export function readPeriod(
  sentence: TypedSentence,
  patterns: StayPatterns,
  { readMonth }: Vocabulary,
  today: PlainDate,
): Period | null {
  const takeWords = (pattern: RegExp): { match: RegExpExecArray; words: string } | null => {
    const match = sentence.take(pattern);
    return match && { match, words: sentence.findPiece(match).words };
  };
  const nextYear = sentence.take(patterns.nextYear) === null ? null : readYear(today) + 1;
  const yearIn = (written: string | undefined): number | null =>
    written === undefined ? nextYear : Number(written);

  const turnOfYear = takeWords(patterns.turnOfYear);
  if (turnOfYear) return turnOfYearFrom(feastDay('christmas', nextYear, today), turnOfYear.words);
  for (const [feast, pattern] of patterns.feasts) {
    const taken = takeWords(pattern);
    if (!taken) continue;
    // "Before Easter" does not say how long before.
    const beside = besideFeast.exec(sentence.text.slice(0, taken.match.index));
    if (beside) {
      sentence.refuseFrom(beside.index, taken.match.index + taken.match[0].length);
      continue;
    }
    const day = feastDay(feast, yearIn(taken.match[1]), today);
    const turn = feast === 'christmas' ? sentence.take(patterns.newYear) : null;
    if (turn) return turnOfYearFrom(day, taken.words);
    if (/\bpont|\b(?:karfreitag|good friday|vendredi saint|venerdi santo) ./.test(taken.match[0]))
      return { kind: 'bridge', words: taken.words, ...weekendAround(day, true) };
    const isDayOff = feast === 'immaculateConception' || feast === 'allSaints';
    return { kind: 'feast', words: taken.words, startDate: day, endDate: day, isDayOff };
  }
  const manyParts = takeWords(patterns.manyParts);
  if (manyParts) {
    const [, early, middle, first, earlyToo, middleToo, last = '', year] = manyParts.match;
    const readPart = (isEarly?: string, isMiddle?: string): 0 | 1 | 2 => (isEarly ? 0 : isMiddle ? 1 : 2);
    const { endDate } = partOfMonth(readPart(earlyToo, middleToo), readMonth(last), yearIn(year), today);
    const { startDate } = partOfMonth(
      readPart(early, middle),
      readMonth(first ?? last),
      readYear(endDate),
      today,
    );
    if (startDate < endDate) return { kind: 'months', words: manyParts.words, startDate, endDate };
  }
  const monthToPart = takeWords(patterns.monthToPart);
  if (monthToPart) {
    const [, first = '', early, middle, last = '', year] = monthToPart.match;
    const { endDate } = partOfMonth(early ? 0 : middle ? 1 : 2, readMonth(last), yearIn(year), today);
    const { startDate } = monthsFrom(readMonth(first), readMonth(first), readYear(endDate), today);
    if (startDate < endDate) return { kind: 'months', words: monthToPart.words, startDate, endDate };
  }
  for (const [half, pattern] of patterns.halves.entries()) {
    const found = takeWords(pattern);
    if (!found) continue;
    const [, name = '', year] = found.match;
    const { startDate, endDate } = monthsFrom(readMonth(name), readMonth(name), yearIn(year), today);
    const middle = addDays(startDate, halfOfMonth);
    return {
      kind: 'months',
      words: found.words,
      ...(half === 0 ? { startDate, endDate: middle } : { startDate: middle, endDate }),
    };
  }
  for (const part of [0, 1, 2] as const) {
    const found = takeWords(patterns.parts[part]!);
    if (!found) continue;
    const [, month = '', year] = found.match;
    return { kind: 'part', words: found.words, ...partOfMonth(part, readMonth(month), yearIn(year), today) };
  }
  const months = takeWords(patterns.months);
  if (months) {
    const [, first = '', last = '', year] = months.match;
    return {
      kind: 'months',
      words: months.words,
      ...monthsFrom(readMonth(first), readMonth(last), yearIn(year), today),
    };
  }
  const month = takeWords(patterns.month);
  if (month) {
    const [, name = '', year] = month.match;
    return {
      kind: 'months',
      words: month.words,
      ...monthsFrom(readMonth(name), readMonth(name), yearIn(year), today),
    };
  }
  for (const [season, pattern] of patterns.seasons.entries()) {
    const found = takeWords(pattern);
    if (found)
      return { kind: 'months', words: found.words, ...seasonFrom(season, yearIn(found.match[1]), today) };
  }
  if (sentence.take(patterns.nextMonth)) {
    const month = (monthNumber(today) % monthsOfYear) + 1;
    return { kind: 'months', words: '', ...monthsFrom(month, month, null, addDays(today, daysOfWeek)) };
  }
  if (sentence.take(patterns.nextWeek)) {
    const startDate = addDays(today, 7 - toWeekday(today));
    return { kind: 'months', words: '', startDate, endDate: addDays(startDate, 7) };
  }
  return null;
}
