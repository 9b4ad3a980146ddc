import { fold } from '../../../../domain/folded-text.ts';
import type { SearchFilter } from '../../../../domain/search-filter.ts';
import type { Correction } from '../../../../engines/search/face.ts';
import type { FoundHome } from './found-home.ts';

const words = /[\p{L}\p{N}\p{M}]+/gu;

/** Returns the search words with typing errors corrected, spelled as in the hits; empty if nothing was corrected. */
export function correctWords(
  { q, fulltext }: Pick<SearchFilter, 'q' | 'fulltext'>,
  corrections: readonly Correction[],
  hits: readonly Pick<FoundHome, 'home'>[],
): string {
  if (corrections.length === 0) return '';
  const meantBy = new Map(corrections.map(({ typed, meant: correction }) => [typed, correction]));
  return (q ?? fulltext ?? '').replace(words, (input) => {
    const correctedWord = meantBy.get(fold(input));
    return correctedWord === undefined
      ? input
      : (spelling(correctedWord, hits) ?? matchCapital(input, correctedWord));
  });
}

/** Capitalizes a word that homes contain only in another language, if the typed word has a capital. */
const matchCapital = (input: string, correctedWord: string): string =>
  /^\p{Lu}/u.test(input) ? correctedWord.charAt(0).toUpperCase() + correctedWord.slice(1) : correctedWord;

function spelling(correctedWord: string, hits: readonly Pick<FoundHome, 'home'>[]): string | undefined {
  for (const { home } of hits) {
    const { title, locations } = home.summary;
    const { place, region, state, country } = locations;
    for (const text of [country, region, state, place, title]) {
      const spelledWord = text.match(words)?.find((word) => fold(word) === correctedWord);
      if (spelledWord !== undefined) return spelledWord;
    }
  }
  return undefined;
}
