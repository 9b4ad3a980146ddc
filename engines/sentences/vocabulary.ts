import { fold, splitWords } from '../../domain/folded-text.ts';
import { allowedErrors, isNear } from '../../domain/near-word.ts';
import type { Language } from '../../domain/language.ts';
import { wordsOfPattern } from './pattern-words.ts';
import { foldedPattern } from './typed-sentence.ts';
import { english } from './words/english.ts';
import { fillersIn } from './words/fillers.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { italian } from './words/italian.ts';
import { plainWords } from './words/plain-words.ts';
import type { Words } from './words/words.ts';

export interface Vocabulary {
  words: Words;
  fillers: ReadonlySet<string>;
  adjectives: ReadonlySet<string>;
  /** All words of some length that the rules of this language know. */
  known: ReadonlySet<string>;
  knownByLetter: ReadonlyMap<string, readonly string[]>;
  /** True for words that are no typing errors, whether a rule knows them or not. */
  isCorrect(word: string): boolean;
  /** A number in digits or words, in a group. */
  number: string;
  /** The same without articles: "for a house" is no party of one. */
  count: string;
  numberOf(written: string): number;
  /** A month's name, in a group. */
  month: string;
  /** 1 is January. */
  monthOf(written: string): number;
  /** Writes out what people run together or shorten: "osterwochenende", "4p". */
  spelledOut(word: string): string;
}

const wordFrom = 4;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const wholeWord = (source: string): RegExp => new RegExp(`^(?:${foldedPattern(source)})$`);

function vocabularyOf(language: Language, words: Words): Vocabulary {
  const numbers = words.numbers.map(wholeWord);
  const months = words.months.map(wholeWord);
  const fillers = fillersIn(language);
  const { adjectives, ...patterns } = words;
  const inPatterns = textsIn(patterns).flatMap((source) => [...wordsOfPattern(source)]);
  const known = new Set([...inPatterns, ...splitWords(adjectives)].filter((word) => word.length >= wordFrom));
  const spellings = words.spellings.map(([source, meaning]) => [wholeWord(source), fold(meaning)] as const);
  return {
    words,
    fillers,
    adjectives: new Set(splitWords(words.adjectives)),
    known,
    knownByLetter: Map.groupBy(known, ([first]) => first!),
    number: `(\\d{1,2}|${words.numbers.join('|')})`,
    count: `(\\d{1,2}|${words.numbers.slice(1).join('|')})`,
    numberOf: (written) =>
      /^\d+$/.test(written) ? Number(written) : numbers.findIndex((pattern) => pattern.test(written)) + 1,
    month: `(${words.months.join('|')})`,
    monthOf: (written) => months.findIndex((pattern) => pattern.test(written)) + 1,
    isCorrect: (word) => known.has(word) || fillers.has(word) || plainWords.has(word),
    spelledOut(word) {
      const spelling = spellings.find(([pattern]) => pattern.test(word));
      return spelling ? word.replace(...spelling) : word;
    },
  };
}

export const vocabularies: Readonly<Record<Language, Vocabulary>> = {
  de: vocabularyOf('de', german),
  en: vocabularyOf('en', english),
  fr: vocabularyOf('fr', french),
  it: vocabularyOf('it', italian),
};

const endingMax = 2;

/** A word of four letters with an error is known by one letter more. */
const errorsIn = (word: string): number => (word.length === wordFrom ? 1 : allowedErrors(word));

/** "Pol" and "mer" lack a second letter. */
const withDoubledLetter = (typed: string): string[] =>
  Array.from(typed, (letter, at) => typed.slice(0, at) + letter + typed.slice(at));

/** The known word that a word with a typing error means; undefined where none or several are near. */
export function meantWord(
  typed: string,
  { known, knownByLetter, fillers, isCorrect }: Vocabulary,
): string | undefined {
  if (isCorrect(typed)) return undefined;
  const doubled = withDoubledLetter(typed).find((word) => known.has(word));
  if (doubled !== undefined) return doubled;
  const sameLetter = (knownByLetter.get(typed[0] ?? '') ?? []).filter((word) => word.length > wordFrom);
  for (let errors = 1; errors <= errorsIn(typed); errors += 1) {
    // Two errors make another word of the end of a long one: a "Familienhotel" is no "Familienhütte".
    const near = sameLetter.filter(
      (word) =>
        isNear(typed, word, errors) && (errors === 1 || word.slice(-endingMax) === typed.slice(-endingMax)),
    );
    const shortest = near.reduce<string | undefined>(
      (best, word) => (best && best.length <= word.length ? best : word),
      undefined,
    );
    // Several forms of one word are no doubt.
    if (shortest !== undefined) return near.every((word) => isForm(shortest, word)) ? shortest : undefined;
  }
  const small =
    typed.length > wordFrom && [...fillers].find((word) => word[0] === typed[0] && isNear(typed, word, 1));
  return small || undefined;
}

const isForm = (word: string, other: string): boolean => {
  const stem = word.slice(0, Math.max(wordFrom, word.length - endingMax));
  return other.startsWith(stem) && other.length <= word.length + endingMax + 1;
};
