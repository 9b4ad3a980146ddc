import { wordsOf } from './folded-text.ts';

/*
 * How names of places are typed: each town is found under all spellings of its name, and all spellings of what was typed are looked
 * for. Whoever finds places by name goes this way.
 */

/** Words for saints, by their shortest spelling before a name. */
const saints: Readonly<Record<string, string>> = {
  ...{ sankt: 'st', saint: 'st', sint: 'st', san: 'st', sent: 'st', s: 'st' },
  ...{ sankta: 'ste', sainte: 'ste', santa: 'ste', sta: 'ste' },
  saintes: 'stes',
};

/** One-letter words of French, Catalan and Italian whose apostrophe is often left out. */
const elided = /(^| )([dlnst]) (?=\p{L}{2})/gu;

/** Folded spellings of a name, the given one first: `Sankt Peter-Ording` is also `st peter ording`, `L'Escala` is also `lescala`. */
export function nameSpellings(name: string): string[] {
  const words = wordsOf(name);
  const short = words.map((word, place) => (place < words.length - 1 ? (saints[word] ?? word) : word));
  const spellings = [words.join(' '), short.join(' ')];
  return [...new Set([...spellings, ...spellings.map((one) => one.replace(elided, '$1$2'))])];
}

/** True for words before a saint's name, which begin too many names to identify one. */
export const isSaintly = (word: string): boolean => word in saints || word === 'st' || word === 'ste';
