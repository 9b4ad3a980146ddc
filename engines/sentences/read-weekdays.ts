import type { PlainDate } from '../../domain/stay.ts';
import { nextWeekday } from './calendar.ts';
import type { StayPatterns } from './sentence-patterns.ts';
import type { TypedSentence } from './typed-sentence.ts';

const daysOfWeek = 7;

/** A range of weekdays: "Friday to Monday". */
export interface WeekdayRange {
  /** 0 for Monday. */
  from: number;
  nights: number;
  /** True if the sentence says "next". */
  isNext: boolean;
}

export const findWeekday = (written: string | undefined, { weekdays }: StayPatterns): number =>
  weekdays.findIndex((pattern) => pattern.test(written ?? ''));

export function readWeekdayRange(sentence: TypedSentence, patterns: StayPatterns): WeekdayRange | null {
  const match = sentence.take(patterns.weekdayRange);
  if (!match) return null;
  const [, before, first, behind, last, atEnd] = match;
  const from = findWeekday(first, patterns);
  const nights = (findWeekday(last, patterns) - from + daysOfWeek) % daysOfWeek || daysOfWeek;
  return { from, nights, isNext: [before, behind, atEnd].some((word) => word !== undefined) };
}

/** Reads a weekday, which means the next such day. */
export function readWeekday(
  sentence: TypedSentence,
  patterns: StayPatterns,
  today: PlainDate,
): PlainDate | null {
  const match = sentence.take(patterns.weekday);
  return match && nextWeekday(findWeekday(match[1] ?? match[2], patterns), today);
}
