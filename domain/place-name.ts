import { splitWords } from './folded-text.ts';

/**
 * Spellings of place names: each town is indexed under all spellings of its name, and all spellings of the input are searched. Every search
 * for places by name uses these functions.
 */

/** Words for saints, by their shortest spelling before a name. */
const saints: Readonly<Record<string, string>> = {
  ...{ sankt: 'st', saint: 'st', sint: 'st', san: 'st', sent: 'st', s: 'st' },
  ...{ sankta: 'ste', sainte: 'ste', santa: 'ste', sta: 'ste' },
  saintes: 'stes',
};

/** One-letter words of French, Catalan and Italian whose apostrophe is often left out. */
const elidedArticle = /(^| )([dlnst]) (?=\p{L}{2})/gu;

/**
 * Returns folded spellings of a name, the given one first: `Sankt Peter-Ording` is also `st peter ording`, `L'Escala` is also `lescala`.
 */
export function nameSpellings(name: string): string[] {
  const words = splitWords(name);
  const short = words.map((word, place) => (place < words.length - 1 ? (saints[word] ?? word) : word));
  const spellings = [words.join(' '), short.join(' ')];
  return [...new Set([...spellings, ...spellings.map((one) => one.replace(elidedArticle, '$1$2'))])];
}

/** True for words before a saint's name, which begin too many names to identify one. */
export const isSaintly = (word: string): boolean => word in saints || word === 'st' || word === 'ste';
