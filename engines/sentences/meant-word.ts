import { allowedErrors, isNear } from '../../domain/near-word.ts';
import { wordFrom, type Vocabulary } from './vocabulary.ts';

const endingMax = 2;

/**
 * The number of errors allowed in a word. A word of four letters with an error can only be recognized if it has one
 * letter too many.
 */
const errorsIn = (word: string): number => (word.length === wordFrom ? 1 : allowedErrors(word));

/** Returns spellings with one letter doubled: "Pol" and "mer" lack a second letter. */
const withDoubledLetter = (typed: string): string[] =>
  Array.from(typed, (letter, at) => typed.slice(0, at) + letter + typed.slice(at));

/** Returns the known word that a word with a typing error means; undefined if none or several are similar. */
export function correctWord(
  typed: string,
  { known, knownByLetter, fillers, isCorrect }: Vocabulary,
): string | undefined {
  if (isCorrect(typed)) return undefined;
  const doubled = withDoubledLetter(typed).find((word) => known.has(word));
  if (doubled !== undefined) return doubled;
  const sameLetter = (knownByLetter.get(typed[0] ?? '') ?? []).filter((word) => word.length > wordFrom);
  for (let errors = 1; errors <= errorsIn(typed); errors += 1) {
    // The end of a long word must match, otherwise two errors would turn "Familienhotel" into "Familienhütte".
    const near = sameLetter.filter(
      (word) =>
        isNear(typed, word, errors) && (errors === 1 || word.slice(-endingMax) === typed.slice(-endingMax)),
    );
    if (near.length === 0) continue;
    // People swap letters more often than they omit one, and omit one more often than they type a wrong one.
    const likeliest = Math.min(...near.map((word) => slipRank(typed, word)));
    const likely = near.filter((word) => slipRank(typed, word) === likeliest);
    const shortest = likely.reduce((best, word) => (best.length <= word.length ? best : word));
    // Several forms of the same word are not ambiguous.
    return likely.every((word) => isForm(shortest, word)) ? shortest : mostAlike(typed, likely);
  }
  const filler =
    typed.length > wordFrom && [...fillers].find((word) => word[0] === typed[0] && isNear(typed, word, 1));
  return filler || undefined;
}

/**
 * Returns the word with the longest common beginning and end with the typed one. Undefined if two are equally similar.
 */
function mostAlike(typed: string, words: readonly string[]): string | undefined {
  const shared = (word: string): number => {
    let first = 0;
    while (first < typed.length && typed[first] === word[first]) first += 1;
    let last = 0;
    while (last < typed.length && typed.at(-1 - last) === word.at(-1 - last)) last += 1;
    return first + last;
  };
  const most = Math.max(...words.map(shared));
  const [one, ...others] = words.filter((word) => shared(word) === most);
  return others.length === 0 ? one : undefined;
}

const slipRank = (typed: string, word: string): number => {
  if (typed.length !== word.length) return 1;
  return [...typed].toSorted().join('') === [...word].toSorted().join('') ? 0 : 2;
};

const isForm = (word: string, other: string): boolean => {
  const stem = word.slice(0, Math.max(wordFrom, word.length - endingMax));
  return other.startsWith(stem) && other.length <= word.length + endingMax + 1;
};
