import { addDays, type PlainDate } from '../../domain/stay.ts';
import { stayWithin, withoutNeedlessWindow, type Period } from './period.ts';
import { findStayPatterns } from './sentence-patterns.ts';
import { wholeWords, type TypedSentence } from './typed-sentence.ts';
import type { HolidayRegion, Question } from './understanding.ts';
import type { Vocabulary } from './vocabulary.ts';

function nextHolidays(
  { holidays }: HolidayRegion,
  kind: string,
  words: string,
  today: PlainDate,
  year: string | undefined,
): Period | null {
  const next = holidays.find(
    (one) => isKind(one, kind) && one.to > today && (year === undefined || one.from.startsWith(year)),
  );
  return next
    ? { kind: 'holidays', words, startDate: next.from < today ? today : next.from, endDate: next.to }
    : null;
}

const daysOfWeek = 7;

/** "The first week of the summer holidays", or the last: takes what says so before the place where the holidays stand. */
function takeWeek(sentence: TypedSentence, vocabulary: Vocabulary, at: number): 'first' | 'last' | null {
  const { weeksOfMonth, week } = vocabulary.words;
  const before = sentence.text.slice(0, at);
  for (const [which, ordinal] of [
    ['first', weeksOfMonth[0] ?? ''],
    ['last', weeksOfMonth.at(-1) ?? ''],
  ] as const) {
    const said = new RegExp(
      `${wholeWords(`(?:${ordinal}) ?(?:${week})`).source}(?: (?:der|in den|von den|of the|of|des|de|delle|di))? $`,
    ).exec(before);
    if (!said) continue;
    sentence.mark(said.index, said[0].length);
    return which;
  }
  return null;
}

const weekIn = (period: Period, which: 'first' | 'last'): Period => ({
  ...period,
  nights: daysOfWeek,
  ...(which === 'first'
    ? { endDate: addDays(period.startDate, daysOfWeek) }
    : { startDate: addDays(period.endDate, -daysOfWeek) }),
});

/** Where spring has two holidays, those before Easter are called winter's by most. */
const springOfWinterUntil = '03-15';

const isKind = (one: HolidayRegion['holidays'][number], kind: string): boolean =>
  one.kind === kind ||
  (kind === 'winter' && one.kind === 'spring' && one.from.slice(5) < springOfWinterUntil);

interface HolidayNaming {
  /** The state may follow behind "in". */
  mayHavePreposition?: boolean;
  /** "NRW autumn holidays" names the state, while "Bavaria autumn holidays" may be where somebody wants to go. */
  isPlace?: (name: string) => boolean;
}

/**
 * Reads school holidays with their state. A state right behind the holidays is no place to travel to, while one behind "in" may be: this is
 * called before places are read, and after that with `mayHavePreposition`.
 */
export function readNamedHolidays(
  sentence: TypedSentence,
  vocabulary: Vocabulary,
  regions: readonly HolidayRegion[],
  today: PlainDate,
  { mayHavePreposition = false, isPlace = () => true }: HolidayNaming = {},
): Period | null {
  const patterns = findStayPatterns(vocabulary);
  for (const [kind, pattern] of patterns.schoolHolidays) {
    const match = sentence.find(pattern);
    if (!match) continue;
    const behind = match.index + match[0].length;
    for (const region of regions) {
      const preposition = mayHavePreposition ? '(?:(?:in|en|a|aus|de) )?' : '(?:aus )?';
      const names = region.names.join('|');
      const name = wholeWords(`${preposition}(?:${names})`);
      const before = new RegExp(`(?:${wholeWords(names).source}),? $`).exec(
        sentence.text.slice(0, match.index),
      );
      const named =
        new RegExp(`^,? ?(?:${name.source})`).exec(sentence.text.slice(behind)) ??
        (before && !isPlace(before[0].replace(/,? $/, '')) ? before : null);
      const period = named && nextHolidays(region, kind, sentence.findPiece(match).words, today, match[1]);
      if (!named || !period) continue;
      if (named === before) sentence.mark(before.index, before[0].length);
      sentence.mark(match.index, match[0].length + (named === before ? 0 : named[0].length));
      // "October, autumn holidays" is said twice.
      sentence.take(patterns.month);
      const which = takeWeek(sentence, vocabulary, match.index);
      return which === null ? period : weekIn(period, which);
    }
  }
  return null;
}

/** Reads school holidays without their state, which is asked for. */
export function askHolidays(
  sentence: TypedSentence,
  vocabulary: Vocabulary,
  regions: readonly HolidayRegion[],
  today: PlainDate,
  nights: number | null,
): Question | null {
  for (const [kind, pattern] of findStayPatterns(vocabulary).schoolHolidays) {
    const match = sentence.find(pattern);
    if (!match) continue;
    const { words } = sentence.findPiece(match);
    const options = regions.flatMap((region) => {
      const period = nextHolidays(region, kind, words, today, match[1]);
      return period
        ? [{ name: region.name, set: withoutNeedlessWindow(stayWithin(period, nights ?? 7)) }]
        : [];
    });
    // Where nobody knows when they are, the words stay what they are: not understood.
    if (options.length === 0) continue;
    sentence.mark(match.index, match[0].length);
    return { kind: 'holidays', words, options };
  }
  return null;
}
