import { wordsOf } from './folded-text.ts';

/*
 * How names of places are typed: each town is found under all spellings of its name, and all spellings of what was typed are looked
 * for. Whoever finds places by name goes this way.
 */

/** Saints, by the shortest way in which people write them before a name. */
const saints: Readonly<Record<string, string>> = {
  ...{ sankt: 'st', saint: 'st', sint: 'st', san: 'st', sent: 'st', s: 'st' },
  ...{ sankta: 'ste', sainte: 'ste', santa: 'ste', sta: 'ste' },
  saintes: 'stes',
};

/** French, Catalan and Italian words of one letter that an apostrophe parts from the next: many leave it out. */
const elided = /(^| )([dlnst]) (?=\p{L}{2})/gu;

/**
 * The folded words of a name in the ways in which people write it, first as it stands: `Sankt Peter-Ording` is `st peter ording`
 * too, `L'Escala` is `lescala`.
 */
export function nameSpellings(name: string): string[] {
  const words = wordsOf(name);
  const short = words.map((word, place) => (place < words.length - 1 ? (saints[word] ?? word) : word));
  const spellings = [words.join(' '), short.join(' ')];
  return [...new Set([...spellings, ...spellings.map((one) => one.replace(elided, '$1$2'))])];
}

/** Whether a word stands before the name of a saint and begins too many names to say which one is meant. */
export const isSaintly = (word: string): boolean => word in saints || word === 'st' || word === 'ste';
