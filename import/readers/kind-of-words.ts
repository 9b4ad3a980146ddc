import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';

type Kind = Pick<FeedHomeInput, 'objectType' | 'kind'>;

const kinds: readonly (readonly [RegExp, Kind['objectType'], Kind['kind']])[] = [
  [/villa(?!ge)/i, 'house', 'villa'],
  [/chalet|cabin|hut/i, 'house', 'chalet'],
  [/cottage/i, 'house', 'cottage'],
  [/bungalow/i, 'house', 'bungalow'],
  [/farm|barn/i, 'house', 'farmhouse'],
  [/home|townhouse|casa particular|guesthouse|place|castle/i, 'house', 'holidayHouse'],
  [/rental unit|condo|apartment|loft|suite|aparthotel/i, 'apartment', 'apartment'],
];

/** The kind of home that a feed's English words mean; null where they mean neither a house nor a flat. */
export function kindOfWords(words: string): Kind | null {
  const found = kinds.find(([pattern]) => pattern.test(words));
  return found ? { objectType: found[1], kind: found[2] } : null;
}
