import { splitWords } from '../../../domain/folded-text.ts';
import { pickText, type Language } from '../../../domain/language.ts';
import { nameSpellings } from '../../../domain/place-name.ts';
import { kmBetween } from '../distance.ts';
import { countryNamed } from './country-named.ts';
import type { KeyMatch } from './key-match.ts';
import { PlaceKeys } from './place-keys.ts';
import { readFit, nameFits, rankKey, rankMatch, strongUntil, type Fit } from './rank-matches.ts';
import { parseSettlement, type Settlement } from './settlement.ts';

export interface PlaceBytes {
  /** Towns as `gazetteer.ts` reads them, and the additional places, one a line. */
  gazetteer: Buffer;
  villages: Buffer;
  /** One line for each name and postcode, sorted. */
  keys: Buffer;
}

export interface PlaceMatch {
  place: Settlement;
  fit: Fit;
}

interface PlaceSearch {
  language: Language;
  limit?: number;
  /** ISO 3166 code in lower case. If set, only places of this country are returned. */
  country?: string | null;
}

export interface PlaceIndex {
  /** Returns the places that fit the typed text, best first: see `rank-matches.ts`. */
  find(text: string, search: PlaceSearch): PlaceMatch[];
  /** Returns the place that the whole text or its first words name; null if there is none. */
  named(text: string, search: PlaceSearch): PlaceMatch | null;
  /** Returns the place named by some of the words, while the others describe the search: "Ferienhaus in Paris". */
  namedAmong(text: string, search: PlaceSearch): PlaceMatch | null;
}

const limitDefault = 8;
/** Upper bound of the matches whose places are read if no country is asked for. */
const readMax = 60;
const wordsMax = 7;
const shortest = 2;
/** Words for kinds of homes that people write beside a place name. */
const kindWords = new Set(
  'insel inseln island isle ile isola otok stadt ort dorf see lake lac lago strand beach plage spiaggia le la les el il los las the der die das'.split(
    ' ',
  ),
);
/** Kilometres within which two places in one text belong together: Montmartre and Paris. */
const togetherKm = 60;
/** Least inhabitants of a place named among other words, because villages are called Haus, Berg and Garten. */
const amongWordsFrom = 20_000;
/** Kilometres within which two entries of the same name are one place. */
const samePlaceKm = 12;

export function createPlaceIndex(bytes: PlaceBytes): PlaceIndex {
  const keys = new PlaceKeys(bytes.keys);
  const { gazetteer, villages } = bytes;

  function placeAt(ref: number): Settlement {
    const villagesFrom = gazetteer.length + 1;
    const [buffer, from] = ref < villagesFrom ? [gazetteer, ref] : [villages, ref - villagesFrom];
    const end = buffer.indexOf(10, from);
    return parseSettlement(buffer.toString('utf8', from, end < 0 ? buffer.length : end).split('\t'));
  }

  function rank(matches: readonly KeyMatch[], { language, country = null }: PlaceSearch): PlaceMatch[] {
    const best = new Map<number, KeyMatch>();
    for (const match of matches) {
      const previous = best.get(match.ref);
      if (!previous || readFit(match) < readFit(previous)) best.set(match.ref, match);
    }
    return [...best.values()]
      .map((match) => ({ match, order: rankKey(match) }))
      .sort((a, b) => b.order - a.order)
      .slice(0, country === null ? readMax : best.size)
      .map(({ match }) => ({ match, place: placeAt(match.ref) }))
      .filter(({ place }) => country === null || place.country === country)
      .map(({ match, place }) => ({
        place,
        fit: readFit(match),
        order: rankMatch(match, place, language),
      }))
      .sort((a, b) => b.order - a.order || b.place.population - a.place.population)
      .map(({ place, fit }) => ({ place, fit }));
  }

  /** Finds places by the text as a whole, in any of its spellings. */
  function findByText(text: string, search: PlaceSearch, isWhole = false): PlaceMatch[] {
    const spellings = nameSpellings(text).filter((spelling) => spelling.length >= shortest);
    const matches = spellings.flatMap((spelling) => keys.findByPrefix(spelling, isWhole));
    const postcode = spellings[0]?.replaceAll(' ', '') ?? '';
    if (/\d/.test(postcode)) matches.push(...keys.findByPrefix(postcode).filter(({ mark }) => mark === '#'));
    return withoutDoubles(rank(matches, search));
  }

  const keepStrong = (matches: readonly PlaceMatch[]): PlaceMatch[] =>
    matches.filter(({ fit }) => fit <= strongUntil);
  /** Finds places by a part of a text that is a name, not only the beginning of one. */
  const findByName = (text: string, search: PlaceSearch): PlaceMatch[] =>
    keepStrong(findByText(text, search, true));

  /** Finds places by two names of which one lies in the other, by a postcode before a name, or by a name before its country. */
  function findByParts(words: readonly string[], search: PlaceSearch): PlaceMatch[] {
    for (let at = words.length - 1; at > 0; at -= 1) {
      const [first, second] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
      const country = countryNamed(second);
      if (country !== null) {
        const matches = findByName(first, { ...search, country });
        if (matches.length > 0) return matches;
      }
      const firstPlaces = findByName(first, search);
      const secondPlaces = firstPlaces.length > 0 ? findByName(second, search) : [];
      for (const one of firstPlaces.slice(0, limitDefault * 2)) {
        const other = secondPlaces.find(
          ({ place: { lat, lon } }) => kmBetween(one.place.lat, one.place.lon, lat, lon) <= togetherKm,
        );
        if (other) return [other.place.population < one.place.population ? other : one];
      }
    }
    return [];
  }

  /** Finds places by a name behind an article or beside a word for a kind of home. */
  function findWithoutKind(words: readonly string[], search: PlaceSearch): PlaceMatch[] {
    const isName = (word: string): boolean => !kindWords.has(word);
    const nameWords = words.slice(words.findIndex(isName), words.findLastIndex(isName) + 1);
    if (nameWords.length === words.length || nameWords.length === 0) return [];
    return findByName(nameWords.join(' '), search);
  }

  function find(text: string, search: PlaceSearch): PlaceMatch[] {
    const { limit = limitDefault } = search;
    const whole = findByText(text, search);
    if (keepStrong(whole).length > 0) return whole.slice(0, limit);
    const segments = text.split(',');
    if (segments.length > 1) return findInAddress(segments, search).slice(0, limit);
    const words = splitWords(text).slice(0, wordsMax);
    const parts = words.length > 1 ? findByParts(words, search) : [];
    const plain = parts.length > 0 ? [] : findWithoutKind(words, search);
    const matches = [...parts, ...plain, ...whole];
    if (matches.length > 0) return matches.slice(0, limit);
    const near = nameSpellings(text).flatMap((spelling) => keys.findSimilar(spelling));
    return withoutDoubles(rank(near, search)).slice(0, limit);
  }

  /** Finds the first segment of an address that is a place: a street may come before it, a state or a country behind it. */
  function findInAddress(segments: readonly string[], search: PlaceSearch): PlaceMatch[] {
    const country = countryNamed(segments.at(-1)!) ?? search.country ?? null;
    for (const segment of segments) {
      // Contains a house number.
      if (/\D\d/.test(segment.trim())) continue;
      const matches = keepStrong(find(segment, { ...search, country }));
      if (matches.length > 0) return matches;
    }
    return [];
  }

  return {
    find,
    named(text, search) {
      const [best] = find(text, { ...search, limit: 1 });
      return best && best.fit <= strongUntil ? best : null;
    },
    namedAmong(text, search) {
      const words = splitWords(text).slice(0, wordsMax);
      for (let length = words.length - 1; length > 0; length -= 1) {
        for (let from = 0; from + length <= words.length; from += 1) {
          const run = words.slice(from, from + length).join(' ');
          if (run.length <= shortest) continue;
          const best = findByText(run, search, true).find(
            ({ place, fit }) => fit === nameFits.exact && place.population >= amongWordsFrom,
          );
          if (best) return best;
        }
      }
      return null;
    },
  };
}

function isSamePlace(one: PlaceMatch, other: PlaceMatch): boolean {
  const [a, b] = [one.place, other.place];
  if (a.country !== b.country || kmBetween(a.lat, a.lon, b.lat, b.lon) > samePlaceKm) return false;
  if (pickText(a.names, 'de') === pickText(b.names, 'de')) return true;
  return one.fit === other.fit && (a.id === 0) !== (b.id === 0) && one.fit <= nameFits.firstWords;
}

/** Keeps the best of equal places, since a village may be in the postal data, among the towns and among the holiday places. */
function withoutDoubles(matches: readonly PlaceMatch[]): PlaceMatch[] {
  const distinct: PlaceMatch[] = [];
  for (const match of matches) {
    const { place } = match;
    const same = distinct.findIndex((one) => isSamePlace(one, match));
    if (same < 0) distinct.push(match);
    // The row of a town is more complete: it has an id and a state.
    else if (distinct[same]!.place.id === 0 && place.id !== 0) distinct[same] = match;
  }
  return distinct;
}
