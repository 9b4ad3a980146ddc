import type { TypedSentence, Piece } from './typed-sentence.ts';
import { wholeWords } from './typed-sentence.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a sentence says of the price, in whole euros. */
export interface ReadPrice {
  min?: number;
  max?: number;
  /** An amount that may be a bound or a wish. */
  about?: number;
  per: 'stay' | 'night' | 'week';
  piece: Piece;
}

const amount = "(\\d{1,3}(?:[. ',]\\d{3})+|\\d{2,6})(?:[.,]\\d{1,2}(?!\\d)|,-)?";
const euro = '(?:€|euros?|eur)';

const wholeEuros = (written: string): number => Number(written.replace(/\D/g, ''));

interface PricePatterns {
  foreign: RegExp;
  between: RegExp;
  /** A bound before or behind the amount. */
  upTo: readonly RegExp[];
  atLeast: RegExp;
  about: RegExp;
  bare: RegExp;
}

const patternsByVocabulary = new WeakMap<Vocabulary, PricePatterns>();

function patternsOf(vocabulary: Vocabulary): PricePatterns {
  const known = patternsByVocabulary.get(vocabulary);
  if (known) return known;
  const { words } = vocabulary;
  const per = `(?: ?(${words.perNight})| ?(${words.perWeek}))?`;
  const each = `(?: ?(${words.perNight})| ?(${words.perWeek}))`;
  const between = `(?:(?:${words.between}) )?`;
  // A sign of money is no letter: what stands before and behind it needs no blank.
  const loose = (source: string): RegExp => wholeWords(source);
  const patterns: PricePatterns = {
    foreign: loose(
      `(?:(?:${words.upTo}) )?[£$] ?\\d[\\d.,]*(?: (?:max|maximum))?|(?:(?:${words.upTo}) )?\\d[\\d.,]* ?(?:${words.foreignMoney})`,
    ),
    between: loose(
      `${between}${euro}? ?${amount} ?${euro}? ?(?:-|${words.until}|${words.and}) ?${euro}? ?${amount} ?${euro}${per}|${between}${euro} ?${amount} ?(?:-|${words.until}|${words.and}) ?${euro}? ?${amount}${per}`,
    ),
    upTo: [
      loose(`(?:${words.upTo}) ?:? ?${euro}? ?${amount} ?${euro}${per}`),
      loose(`(?:${words.upTo}) ?:? ?${euro} ?${amount}${per}`),
      loose(`(?:${words.upTo}) ?:? ?${amount}${each}`),
      loose(
        `${amount} ?${euro} ?(?:max(?:i|imal|imum)?\\.?|hochstens|al massimo|au plus|tops|oder weniger|or less)${per}`,
      ),
      loose(`budget ?:? ?${amount}${per}`),
    ],
    atLeast: loose(`(?:${words.atLeast}) ?${euro}? ?${amount} ?${euro}${per}`),
    about: loose(`(?:${words.around}) ?${euro}? ?${amount} ?${euro}${per}`),
    bare: loose(`${amount} ?${euro}${per}|${euro} ?${amount}${per}|${amount}${each}`),
  };
  patternsByVocabulary.set(vocabulary, patterns);
  return patterns;
}

/** Reads amounts of money; those in other money are not understood. */
export function readPrice(sentence: TypedSentence, vocabulary: Vocabulary): ReadPrice | null {
  const patterns = patternsOf(vocabulary);
  const foreign = sentence.take(patterns.foreign);
  if (foreign) sentence.refuse(sentence.pieceOf(foreign));

  const perOf = (match: RegExpExecArray): ReadPrice['per'] => {
    const isPer = (source: string): boolean =>
      new RegExp(`(?:${wholeWords(source).source})$`).test(match[0].trim());
    if (isPer(vocabulary.words.perNight)) return 'night';
    return isPer(vocabulary.words.perWeek) ? 'week' : 'stay';
  };
  const amountsOf = (match: RegExpExecArray): number[] =>
    match.slice(1).flatMap((group) => (group !== undefined && /^\d/.test(group) ? wholeEuros(group) : []));
  const read = (match: RegExpExecArray) => ({ per: perOf(match), piece: sentence.pieceOf(match) });

  const between = sentence.take(patterns.between);
  if (between) {
    const [min, max] = amountsOf(between) as [number, number];
    return { min, max, ...read(between) };
  }
  for (const pattern of patterns.upTo) {
    const upTo = sentence.take(pattern);
    if (upTo) return { max: amountsOf(upTo)[0]!, ...read(upTo) };
  }
  const atLeast = sentence.take(patterns.atLeast);
  if (atLeast) return { min: amountsOf(atLeast)[0]!, ...read(atLeast) };
  const about = sentence.take(patterns.about);
  if (about) return { about: amountsOf(about)[0]!, ...read(about) };
  const bare = sentence.take(patterns.bare);
  return bare && { max: amountsOf(bare)[0]!, ...read(bare) };
}
