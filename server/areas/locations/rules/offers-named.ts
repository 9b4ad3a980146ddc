import type { suggestLocations } from '../../../../contract/locations/suggest-locations.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { Offer } from '../../../../contract/offers/get-offers.ts';
import { fitsWord, splitWords } from '../../../../domain/folded-text.ts';
import { tokenize, typeWords } from '../../../../domain/search-words.ts';

type Suggestion = ResponseOf<typeof suggestLocations>['suggestions'][number];

const offersMax = 2;
/** Shorter texts match too many words. */
const lettersMin = 3;

export function mayNameOffer(text: string): boolean {
  return splitWords(text).join('').length >= lettersMin;
}

const homeWords: ReadonlySet<string> = new Set([...typeWords.house, ...typeWords.apartment]);

/** Returns the significant words of a text: without stop words and words for a home, unless no other word is left. */
export function tellingWords(text: string): string[] {
  const tokens = tokenize(text);
  const words = tokens.length > 0 ? tokens : splitWords(text);
  const telling = words.filter((word) => !homeWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** Returns offers with homes whose names contain all words of the text; those that begin with it first, then by number of homes. */
export function offersNamed(text: string, offers: readonly Offer[]): Suggestion[] {
  const typedWords = tellingWords(text);
  const prefixRank = (name: string): number =>
    splitWords(name).join(' ').startsWith(splitWords(text).join(' ')) ? 0 : 1;
  return offers
    .filter(({ name, count }) => {
      const words = splitWords(name);
      return count > 0 && typedWords.every((token) => words.some((word) => fitsWord(token, word)));
    })
    .sort((a, b) => prefixRank(a.name) - prefixRank(b.name) || b.count - a.count || a.id - b.id)
    .slice(0, offersMax)
    .map(({ id, name, count, seoUrl }) => {
      const emptyFields = { alias: '', context: '', words: '', distance: null };
      return { kind: 'offer', key: String(id), name, count, path: seoUrl, ...emptyFields };
    });
}
