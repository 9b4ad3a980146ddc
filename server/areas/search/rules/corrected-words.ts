import { fold } from '../../../../domain/folded-text.ts';
import type { SearchFilter } from '../../../../domain/search-filter.ts';
import type { Correction } from '../../../../engines/search/face.ts';
import type { FoundHome } from './found-home.ts';

const words = /[\p{L}\p{N}\p{M}]+/gu;

/** The search words with typing errors corrected, spelled as in the homes found; empty where nothing was corrected. */
export function correctedWords(
  { q, fulltext }: Pick<SearchFilter, 'q' | 'fulltext'>,
  corrections: readonly Correction[],
  found: readonly Pick<FoundHome, 'home'>[],
): string {
  if (corrections.length === 0) return '';
  const meantBy = new Map(corrections.map(({ typed, meant }) => [typed, meant]));
  return (q ?? fulltext ?? '').replace(words, (typed) => {
    const meant = meantBy.get(fold(typed));
    return meant === undefined ? typed : (spelling(meant, found) ?? inCaseOf(typed, meant));
  });
}

/** For a word that homes contain only in another language: it gets a capital where the typed word has one. */
const inCaseOf = (typed: string, meant: string): string =>
  /^\p{Lu}/u.test(typed) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;

function spelling(meant: string, found: readonly Pick<FoundHome, 'home'>[]): string | undefined {
  for (const { home } of found) {
    const { title, locations } = home.summary;
    const { place, region, state, country } = locations;
    for (const text of [country, region, state, place, title]) {
      const written = text.match(words)?.find((word) => fold(word) === meant);
      if (written !== undefined) return written;
    }
  }
  return undefined;
}
