import { compoundFrom } from '../domain/folded-text.ts';
import type { Language } from '../domain/language.ts';
import { allowedErrors, isNear } from './fold-text.ts';
import type { ListedLocation, LocationList } from './location-list.ts';
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
  missing: readonly number[];
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
  let fit: number = Fit.none;
  const mark = (location: number): void => {
    const known = marks[location]!;
    if (known === Fit.none) {
      const { count, names } = all[location]!;
      if (count === 0 || names[language] === '') return;
      found.push(location);
    }
    if (fit > known) marks[location] = fit;
    if (fit > best) best = fit;
  };
  const exact = words.vocabulary.idOf(token);
  // A single letter fits thousands of words, all at their beginning: they are not read.
  const isBeginning = (word: number): boolean =>
    token.length < compoundFrom || words.vocabulary.words[word]!.startsWith(token);
  for (const word of words.vocabulary.fitting(token)) {
    if (word === exact) fit = Fit.exactWord;
    else fit = isBeginning(word) ? Fit.beginning : Fit.compound;
    words.forEachCarrier(word, mark);
  }
  const errors = allowedErrors(token);
  if (found.length === 0 && errors > 0) {
    fit = Fit.error;
    for (const word of words.vocabulary.near(token, errors, true)) words.forEachCarrier(word, mark);
  }
  return { marks, found, best };
}

/** What was asked: tokens that count, these as one text, all words as typed, and the number of tokens left out. */
export interface Question {
  tokens: readonly string[];
  asked: string;
  whole: string;
  behind: number;
}

const nothing: readonly number[] = [];

/** How a location with a mark fits the whole question. */
export function fitOf(
  location: number,
  question: Question,
  language: Language,
  marks: readonly TokenMarks[],
  { all }: LocationList,
): LocationFit {
  const { tokens, whole, behind } = question;
  const { folded, names } = all[location]!;
  let ownCount = 0;
  let missing = nothing;
  let worst: number = Fit.exactWord;
  for (let index = 0; index < tokens.length; index += 1) {
    const own = marks[index]!.marks;
    const mark = own[location]!;
    if (mark > Fit.none) {
      ownCount += 1;
      if (mark < worst) worst = mark;
      continue;
    }
    let around = all[location]!.around;
    while (around >= 0 && own[around] === Fit.none) around = all[around]!.around;
    if (around < 0) missing = [...missing, index];
  }
  // Thousands of locations may hold the beginning of a word: most of them hold all that was asked.
  const asked =
    ownCount === tokens.length
      ? question.asked
      : tokens.filter((_, index) => marks[index]!.marks[location]! > Fit.none).join(' ');
  let rank: number = Fit.ranksOfNames + Math.max(0, Fit.beginning - worst);
  let by: (typeof folded)[number] | undefined;
  let isWholeName = worst === Fit.error && isNearName(asked, folded);
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

/** How far apart a text and a word with as many errors as any text may hold can be in length. */
const errorsMax = 2;

function isNearName(asked: string, folded: ListedLocation['folded']): boolean {
  for (const name of folded) {
    if (Math.abs(name.asked.length - asked.length) > errorsMax) continue;
    const errors = allowedErrors(asked);
    if (errors > 0 && isNear(asked, name.asked, errors)) return true;
  }
  return false;
}
