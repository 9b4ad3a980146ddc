import { splitWords } from '../../domain/folded-text.ts';
import { allowedErrors, isNear } from '../../domain/near-word.ts';
import type { Language } from '../../domain/language.ts';
import { foldedPattern } from './typed-sentence.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { italian } from './words/italian.ts';
import type { Words } from './words/words.ts';

export interface Vocabulary {
  words: Words;
  fillers: ReadonlySet<string>;
  adjectives: ReadonlySet<string>;
  /** All words of some length that the rules of this language know. */
  known: ReadonlySet<string>;
  /** A number in digits or words, in a group. */
  number: string;
  /** The same without articles: "for a house" is no party of one. */
  count: string;
  numberOf(written: string): number;
  /** A month's name, in a group. */
  month: string;
  /** 1 is January. */
  monthOf(written: string): number;
}

const literalFrom = 4;

const classLetters = 4;

function literalsOf(value: unknown): string[] {
  if (typeof value !== 'string')
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(literalsOf) : [];
  const source = foldedPattern(value).replace(/\\./g, ' ').replaceAll('[ -]', ' ').replaceAll('-?', '?');
  // Each letter of a choice makes a word.
  const spelled = Array.from({ length: classLetters }, (_, at) =>
    source.replace(/\[([a-z]+)\]/g, (_all, letters: string) => letters[at % letters.length]!),
  );
  // What may be left out makes a word of two lengths.
  return spelled.flatMap((one) => {
    const longest = one.replace(/\(\?:([^()|]*)\)\?/g, '$1').replaceAll('?', '');
    const shortest = one.replace(/\(\?:[^()|]*\)\?/g, '').replace(/[a-z ]\?/g, '');
    return [one, longest, shortest, one.replaceAll(' ?', '')].flatMap((text) => text.match(/[a-z]+/g) ?? []);
  });
}

function vocabularyOf(words: Words): Vocabulary {
  const numbers = words.numbers.map((source) => new RegExp(`^(?:${foldedPattern(source)})$`));
  const months = words.months.map((source) => new RegExp(`^(?:${foldedPattern(source)})$`));
  const fillers = new Set(splitWords(words.fillers));
  return {
    words,
    fillers,
    adjectives: new Set(splitWords(words.adjectives)),
    known: new Set(literalsOf(words).filter((word) => word.length >= literalFrom)),
    number: `(\\d{1,2}|${words.numbers.join('|')})`,
    count: `(\\d{1,2}|${words.numbers.slice(1).join('|')})`,
    numberOf: (written) =>
      /^\d+$/.test(written) ? Number(written) : numbers.findIndex((pattern) => pattern.test(written)) + 1,
    month: `(${words.months.join('|')})`,
    monthOf: (written) => months.findIndex((pattern) => pattern.test(written)) + 1,
  };
}

export const vocabularies: Readonly<Record<Language, Vocabulary>> = {
  de: vocabularyOf(german),
  en: vocabularyOf(english),
  fr: vocabularyOf(french),
  it: vocabularyOf(italian),
};

/** The known word that a word with a typing error means; undefined where none or several are near. */
export function meantWord(typed: string, { known }: Vocabulary): string | undefined {
  const errors = allowedErrors(typed);
  for (let count = 1; count <= errors; count += 1) {
    const near = [...known].filter((word) => word[0] === typed[0] && isNear(typed, word, count));
    const shortest = near.reduce<string | undefined>(
      (best, word) => (best && best.length <= word.length ? best : word),
      undefined,
    );
    // Several forms of one word are no doubt.
    if (shortest !== undefined) return near.every((word) => word.startsWith(shortest)) ? shortest : undefined;
  }
  return undefined;
}
