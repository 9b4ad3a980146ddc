import type { suggestLocations } from '../../../../contract/locations/suggest-locations.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { Offer } from '../../../../contract/offers/get-offers.ts';
import { fitsWord, wordsOf } from '../../../../domain/folded-text.ts';
import { tokensOf, typeWords } from '../../../../domain/search-words.ts';

type Suggestion = ResponseOf<typeof suggestLocations>['suggestions'][number];

const offersMax = 2;
/** A shorter text says too little: almost every place has a word that begins with it. */
const lettersMin = 3;

export function mayNameOffer(text: string): boolean {
  return wordsOf(text).join('').length >= lettersMin;
}

const homeWords: ReadonlySet<string> = new Set([...typeWords.house, ...typeWords.apartment]);

/** The significant words of a text: without stop words and words for a home, unless nothing else is left. */
export function tellingWords(text: string): string[] {
  const all = tokensOf(text);
  const words = all.length > 0 ? all : wordsOf(text);
  const telling = words.filter((word) => !homeWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** Offers with homes whose names hold all words of the text; those that begin with it first, then by number of homes. */
export function offersNamed(text: string, offers: readonly Offer[]): Suggestion[] {
  const typed = tellingWords(text);
  const begins = (name: string): number =>
    wordsOf(name).join(' ').startsWith(wordsOf(text).join(' ')) ? 0 : 1;
  return offers
    .filter(({ name, count }) => {
      const words = wordsOf(name);
      return count > 0 && typed.every((token) => words.some((word) => fitsWord(token, word)));
    })
    .sort((a, b) => begins(a.name) - begins(b.name) || b.count - a.count || a.id - b.id)
    .slice(0, offersMax)
    .map(({ id, name, count, seoUrl }) => {
      const rest = { alias: '', context: '', words: '', distance: null };
      return { kind: 'offer', key: String(id), name, count, path: seoUrl, ...rest };
    });
}
