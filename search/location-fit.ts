import type { Language } from '../domain/language.ts';
import { allowedErrors, isNear } from './fold-text.ts';
import type { LocationList } from './location-list.ts';
import type { WordIndex } from './word-index.ts';

/** How well a token fits a word of a name, worse ones first; and how many ranks names as typed have. */
export const Fit = { none: 0, error: 1, compound: 2, beginning: 3, exactWord: 4, ranksOfNames: 4 } as const;

/** What one token says of the locations. */
export interface TokenMarks {
  /** By location: the best `Fit` among its words. */
  marks: Uint8Array;
  /** Locations with a mark. */
  found: number[];
  /** The best of all marks. */
  best: number;
}

export interface LocationFit {
  location: number;
  /** 0 is best: exact name, beginning of a name (each in the page's language, then in others), words, compounds, errors. */
  rank: number;
  /** How many tokens neither its names nor those around it hold. */
  rest: number;
  /** Those tokens, by index. */
  missing: number[];
  /** The tokens that it holds are the whole of one of its names, typing errors forgiven. */
  isWholeName: boolean;
  /** The name in another language by which it was found, or empty. */
  alias: string;
}

/** Locations with homes whose names hold the token. Errors are forgiven where none holds it as typed. */
export function markLocations(
  token: string,
  language: Language,
  { all }: LocationList,
  words: WordIndex,
): TokenMarks {
  const marks = new Uint8Array(all.length);
  const found: number[] = [];
  let best: number = Fit.none;
  const mark = (ids: readonly number[], fitOfWord: (word: string) => number): void =>
    words.forEachCarrier(ids, (location, word) => {
      const { count, names } = all[location]!;
      if (count === 0 || names[language] === '') return;
      const fit = fitOfWord(word);
      if (marks[location] === Fit.none) found.push(location);
      if (fit > marks[location]!) marks[location] = fit;
      if (fit > best) best = fit;
    });
  mark(words.vocabulary.fitting(token), (word) => {
    if (word === token) return Fit.exactWord;
    return word.startsWith(token) ? Fit.beginning : Fit.compound;
  });
  const errors = allowedErrors(token);
  if (found.length === 0 && errors > 0) {
    mark(words.vocabulary.near(token, errors, true), () => Fit.error);
  }
  return { marks, found, best };
}

/** What was asked: tokens that count, all words as typed, and the number of tokens left out. */
export interface Question {
  tokens: readonly string[];
  whole: string;
  behind: number;
}

/** How a location with a mark fits the whole question. */
export function fitOf(
  location: number,
  { tokens, whole, behind }: Question,
  language: Language,
  marks: readonly TokenMarks[],
  { all }: LocationList,
): LocationFit {
  const { folded, names } = all[location]!;
  const own: string[] = [];
  const missing: number[] = [];
  let worst: number = Fit.exactWord;
  for (const [index, token] of tokens.entries()) {
    const mark = marks[index]!.marks[location]!;
    if (mark > Fit.none) {
      own.push(token);
      worst = Math.min(worst, mark);
      continue;
    }
    let around = all[location]!.around;
    while (around >= 0 && marks[index]!.marks[around] === Fit.none) around = all[around]!.around;
    if (around < 0) missing.push(index);
  }
  const asked = own.join(' ');
  let rank: number = Fit.ranksOfNames + Math.max(0, Fit.beginning - worst);
  let by: (typeof folded)[number] | undefined;
  const errors = worst === Fit.error ? allowedErrors(asked) : 0;
  let isWholeName = errors > 0 && folded.some((name) => isNear(asked, name.asked, errors));
  if (worst >= Fit.beginning) {
    for (const name of folded) {
      const isExact = name.whole === whole || name.asked === asked || name.whole === asked;
      if (!isExact && !name.whole.startsWith(whole) && !name.asked.startsWith(asked)) continue;
      isWholeName ||= isExact;
      const named = (isExact ? 0 : 2) + (name.in.has(language) ? 0 : 1);
      if (named >= rank && by) continue;
      rank = named;
      by = name;
    }
  }
  const other = by && !by.in.has(language) ? [...by.in][0] : undefined;
  return {
    location,
    rank,
    rest: missing.length + behind,
    missing,
    isWholeName,
    alias: other === undefined ? '' : names[other],
  };
}
