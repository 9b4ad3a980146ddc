import { fold, splitWords } from '../../domain/folded-text.ts';
import type { Language } from '../../domain/language.ts';
import { listPatternWords } from './pattern-words.ts';
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
  /** All words of at least `wordFrom` letters that the rules of this language know. */
  known: ReadonlySet<string>;
  knownByLetter: ReadonlyMap<string, readonly string[]>;
  /** True for correct words, even if no rule knows them. */
  isCorrect(word: string): boolean;
  /** A number in digits or words, in a group. */
  number: string;
  /** Like `number`, but without articles: "for a house" does not mean one person. */
  count: string;
  readNumber(written: string): number;
  /** A month's name, in a group. */
  month: string;
  /** 1 for January. */
  readMonth(written: string): number;
  /** Expands compounds and abbreviations: "osterwochenende", "4p". */
  spelledOut(word: string): string;
}

/** Words with fewer letters are not corrected. */
export const wordFrom = 4;

const money = ['euro', 'euros'];

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const wholeWord = (source: string): RegExp => new RegExp(`^(?:${foldedPattern(source)})$`);

function createVocabulary(language: Language, words: Words): Vocabulary {
  const numbers = words.numbers.map(wholeWord);
  const months = words.months.map(wholeWord);
  const fillers = fillersIn(language);
  const { adjectives, spellings: _, ...patterns } = words;
  const inPatterns = textsIn(patterns).flatMap((source) => [...listPatternWords(source)]);
  const knownWords = new Set(
    [...inPatterns, ...splitWords(adjectives), ...money].filter((word) => word.length >= wordFrom),
  );
  const spellings = words.spellings.map(([source, meaning]) => [wholeWord(source), fold(meaning)] as const);
  return {
    words,
    fillers,
    adjectives: new Set(splitWords(words.adjectives)),
    known: knownWords,
    knownByLetter: Map.groupBy(knownWords, ([first]) => first!),
    number: `(\\d{1,2}|${words.numbers.join('|')})`,
    count: `(\\d{1,2}|${words.numbers.slice(1).join('|')})`,
    readNumber: (written) =>
      /^\d+$/.test(written) ? Number(written) : numbers.findIndex((pattern) => pattern.test(written)) + 1,
    month: `(${words.months.join('|')})`,
    readMonth: (written) => months.findIndex((pattern) => pattern.test(written)) + 1,
    isCorrect: (word) => knownWords.has(word) || fillers.has(word) || plainWords.has(word),
    spelledOut(word) {
      const spelling = spellings.find(([pattern]) => pattern.test(word));
      return spelling ? word.replace(...spelling) : word;
    },
  };
}

export const vocabularies: Readonly<Record<Language, Vocabulary>> = {
  de: createVocabulary('de', german),
  en: createVocabulary('en', english),
  fr: createVocabulary('fr', french),
  it: createVocabulary('it', italian),
};
