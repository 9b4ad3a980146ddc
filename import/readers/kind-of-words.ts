import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';

type Kind = Pick<FeedHomeInput, 'objectType' | 'kind'>;

/**
 * Words of homes in the languages of feeds, without accents and in small letters. What says that it is a flat comes before what may be a part of a
 * name, and last what is said of houses and flats alike. A hyphen in front: words may also end so, as compounds of German do.
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

/** The kind of home that a feed's words mean, also where they are written in one, as in `LogCabin`; null where they mean neither a house nor a flat. */
export function kindOfWords(words: string): Kind | null {
  const plain = words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('ß', 'ss');
  const found = patterns.find(({ pattern }) => pattern.test(plain));
  return found ? { objectType: found.objectType, kind: found.kind } : null;
}
