import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';

type Kind = Pick<FeedHomeInput, 'objectType' | 'kind'>;

/**
 * Words for homes in the languages of feeds, in lower case and without accents. The order matters: words for flats
 * come before words that may be part of a name, and words for both houses and flats last. A leading hyphen also
 * matches the end of a German compound.
 */
const kinds: readonly (readonly [string, Kind['objectType'], Kind['kind']])[] = [
  [
    `-apartments? -appartements? -appartments? apart aparthotel condos? condominiums? flats? -wohnung -wohnungen fewo penthouse -maisonette
    apartamentos? appartament[oi] departamento piso monolocale bilocale trilocale -lejlighed -lagenhet apartman apartament mieszkanie`,
    'apartment',
    'apartment',
  ],
  ['-villas? villetta', 'house', 'villa'],
  ['-chalets? cabins? huts? -hutte -hutten blockhaus baita', 'house', 'chalet'],
  ['-cottages?', 'house', 'cottage'],
  ['-bungalows?', 'house', 'bungalow'],
  ['farm farmhouse barn bauernhof bauernhaus agriturismo masseria finca ferme', 'house', 'farmhouse'],
  [
    `-house houses -haus -hauschen -hauser casa casita casetta case gites? maison mas trullo -huis -huisje -hus -huset castle chateau
    castello schloss kuca dom`,
    'house',
    'holidayHouse',
  ],
  ['studios? lofts? suites? rental.unit', 'apartment', 'apartment'],
  ['homes? place', 'house', 'holidayHouse'],
];
const patterns = kinds.map(([words, objectType, kind]) => {
  const each = words.split(/\s+/).map((word) => word.replace(/^-/, '[a-z]*'));
  return { pattern: new RegExp(`(?<![a-z])(?:${each.join('|')})(?![a-z])`), objectType, kind };
});

/** A room in the home or hotel of others. */
const rooms =
  /\b(?:private|shared|hotel) rooms?\b|^(?:privat|gaste|doppel|einzel)?zimmer$|^chambres?(?: d'hotes?| privees?)?$|^camera$/;

/**
 * Returns the kind of home that the words name, also if joined as in `LogCabin`, or null if they name neither a house
 * nor a flat.
 */
export function findKindInWords(words: string): Kind | null {
  const normalizedWords = words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('ß', 'ss');
  if (rooms.test(normalizedWords)) return null;
  // A short form such as "FeWo" is one word in spite of its capitals.
  const joinedWords = words.trim().toLowerCase();
  const match =
    patterns.find(({ pattern }) => pattern.test(normalizedWords)) ??
    patterns.find(({ pattern }) => pattern.test(joinedWords));
  return match ? { objectType: match.objectType, kind: match.kind } : null;
}
