import { addDays, type PlainDate, type Stay } from '../../domain/stay.ts';
import { friday, monthsFrom, staysFromWeekday } from './calendar.ts';
import type { StayPatterns } from './sentence-patterns.ts';
import type { TypedSentence } from './typed-sentence.ts';
import type { Vocabulary } from './vocabulary.ts';

const daysOfWeek = 7;

function readMatchedMonth(match: RegExpExecArray, monthOf: Vocabulary['readMonth'], today: PlainDate): Stay {
  const [month = '', year] = match.slice(1).filter((group) => group !== undefined);
  return monthsFrom(monthOf(month), monthOf(month), year === undefined ? null : Number(year), today);
}

/** Reads the first, second, third or last weekend of a month. */
export function readWeekendOfMonth(
  sentence: TypedSentence,
  patterns: StayPatterns,
  { readMonth }: Vocabulary,
  today: PlainDate,
): Stay | null {
  for (const [at, pattern] of patterns.weekendsOfMonth.entries()) {
    const match = sentence.take(pattern);
    if (!match) continue;
    const weekends = staysFromWeekday(readMatchedMonth(match, readMonth, today), friday, 2, 5);
    const isLast = at === patterns.weekendsOfMonth.length - 1;
    return (isLast ? weekends.at(-1) : weekends[at]) ?? null;
  }
  return null;
}

/** Reads the first, second, third or last week of a month, its first or last two weeks, or the whole month. */
export function readWeekOfMonth(
  sentence: TypedSentence,
  patterns: StayPatterns,
  { readMonth }: Vocabulary,
  today: PlainDate,
): Stay | null {
  const monthIn = (match: RegExpExecArray): Stay => readMatchedMonth(match, readMonth, today);
  const two = sentence.take(patterns.firstTwoWeeks);
  if (two) {
    const { startDate } = monthIn(two);
    return { startDate, endDate: addDays(startDate, 2 * daysOfWeek) };
  }
  const whole = sentence.take(patterns.wholeMonth);
  if (whole) {
    const { startDate, endDate } = monthIn(whole);
    return { startDate, endDate: addDays(endDate, 1) };
  }
  const lastTwo = sentence.take(patterns.lastTwoWeeks);
  if (lastTwo) {
    const { endDate } = monthIn(lastTwo);
    return { startDate: addDays(endDate, -2 * daysOfWeek), endDate };
  }
  const weeks: Stay[] = [];
  for (const [at, pattern] of patterns.weeksOfMonth.entries()) {
    const match = sentence.take(pattern);
    if (!match) continue;
    const { startDate, endDate } = monthIn(match);
    const isLast = at === patterns.weeksOfMonth.length - 1;
    const first = isLast ? addDays(endDate, -daysOfWeek) : addDays(startDate, at * daysOfWeek);
    weeks.push({ startDate: first, endDate: addDays(first, daysOfWeek) });
  }
  const [first, second, ...others] = weeks.toSorted((one, other) =>
    one.startDate < other.startDate ? -1 : 1,
  );
  if (!first || !second || others.length > 0) return first ?? null;
  // "The last week of April and the first of May".
  return { startDate: first.startDate, endDate: second.endDate };
}
