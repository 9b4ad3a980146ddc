import { splitWords } from '../../../domain/folded-text.ts';
import { pickText, type Language } from '../../../domain/language.ts';
import { nameSpellings } from '../../../domain/place-name.ts';
import { kmBetween } from '../distance.ts';
import { countryNamed } from './country-named.ts';
import type { KeyMatch } from './key-match.ts';
import { PlaceKeys } from './place-keys.ts';
import { fitOf, fits, keyRankOf, rankOf, strongUntil, type Fit } from './rank-matches.ts';
import { settlementOf, type Settlement } from './settlement.ts';

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
  /** ISO 3166 code in small letters; only places of this country are returned. */
  country?: string | null;
}

export interface PlaceIndex {
  /** Returns the places that fit the typed text, best first: see `rank-matches.ts`. */
  find(text: string, search: PlaceSearch): PlaceMatch[];
  /** Returns the place that the whole text or its first words name; null if there is none. */
  named(text: string, search: PlaceSearch): PlaceMatch | null;
  /** Returns the place that some of the words name, while others say what is searched for: "Ferienhaus in Paris". */
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
    return settlementOf(buffer.toString('utf8', from, end < 0 ? buffer.length : end).split('\t'));
  }

  function ranked(matches: readonly KeyMatch[], { language, country = null }: PlaceSearch): PlaceMatch[] {
    const best = new Map<number, KeyMatch>();
    for (const match of matches) {
      const known = best.get(match.ref);
      if (!known || fitOf(match) < fitOf(known)) best.set(match.ref, match);
    }
    return [...best.values()]
      .map((match) => ({ match, order: keyRankOf(match) }))
      .sort((a, b) => b.order - a.order)
      .slice(0, country === null ? readMax : best.size)
      .map(({ match }) => ({ match, place: placeAt(match.ref) }))
      .filter(({ place }) => country === null || place.country === country)
      .map(({ match, place }) => ({
        place,
        fit: fitOf(match),
        order: rankOf(match, place, language),
      }))
      .sort((a, b) => b.order - a.order || b.place.population - a.place.population)
      .map(({ place, fit }) => ({ place, fit }));
  }

  /** Finds places by the text as a whole, in any of its spellings. */
  function byName(text: string, search: PlaceSearch, isWhole = false): PlaceMatch[] {
    const spellings = nameSpellings(text).filter((spelling) => spelling.length >= shortest);
    const matches = spellings.flatMap((spelling) => keys.begunBy(spelling, isWhole));
    const postcode = spellings[0]?.replaceAll(' ', '') ?? '';
    if (/\d/.test(postcode)) matches.push(...keys.begunBy(postcode).filter(({ mark }) => mark === '#'));
    return withoutDoubles(ranked(matches, search));
  }

  const strong = (matches: readonly PlaceMatch[]): PlaceMatch[] =>
    matches.filter(({ fit }) => fit <= strongUntil);
  /** Finds places by a part of a text that is a name, not only the beginning of one. */
  const namedBy = (text: string, search: PlaceSearch): PlaceMatch[] => strong(byName(text, search, true));

  /** Finds places by two names of which one lies in the other, by a postcode before a name, or by a name before its country. */
  function byParts(words: readonly string[], search: PlaceSearch): PlaceMatch[] {
    for (let at = words.length - 1; at > 0; at -= 1) {
      const [first, second] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
      const country = countryNamed(second);
      if (country !== null) {
        const there = namedBy(first, { ...search, country });
        if (there.length > 0) return there;
      }
      const ones = namedBy(first, search);
      const others = ones.length > 0 ? namedBy(second, search) : [];
      for (const one of ones.slice(0, limitDefault * 2)) {
        const other = others.find(
          ({ place: { lat, lon } }) => kmBetween(one.place.lat, one.place.lon, lat, lon) <= togetherKm,
        );
        if (other) return [other.place.population < one.place.population ? other : one];
      }
    }
    return [];
  }

  /** Finds places by a name behind an article or beside a word for a kind of home. */
  function withoutKind(words: readonly string[], search: PlaceSearch): PlaceMatch[] {
    const isName = (word: string): boolean => !kindWords.has(word);
    const rest = words.slice(words.findIndex(isName), words.findLastIndex(isName) + 1);
    if (rest.length === words.length || rest.length === 0) return [];
    return namedBy(rest.join(' '), search);
  }

  function find(text: string, search: PlaceSearch): PlaceMatch[] {
    const { limit = limitDefault } = search;
    const whole = byName(text, search);
    if (strong(whole).length > 0) return whole.slice(0, limit);
    const segments = text.split(',');
    if (segments.length > 1) return ofAddress(segments, search).slice(0, limit);
    const words = splitWords(text).slice(0, wordsMax);
    const parts = words.length > 1 ? byParts(words, search) : [];
    const plain = parts.length > 0 ? [] : withoutKind(words, search);
    const found = [...parts, ...plain, ...whole];
    if (found.length > 0) return found.slice(0, limit);
    const near = nameSpellings(text).flatMap((spelling) => keys.nearTo(spelling));
    return withoutDoubles(ranked(near, search)).slice(0, limit);
  }

  /** Finds the first segment of an address that is a place: a street may come before it, a state or a country behind it. */
  function ofAddress(segments: readonly string[], search: PlaceSearch): PlaceMatch[] {
    const country = countryNamed(segments.at(-1)!) ?? search.country ?? null;
    for (const segment of segments) {
      // The number of a house.
      if (/\D\d/.test(segment.trim())) continue;
      const there = strong(find(segment, { ...search, country }));
      if (there.length > 0) return there;
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
          const best = byName(run, search, true).find(
            ({ place, fit }) => fit === fits.exact && place.population >= amongWordsFrom,
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
  return one.fit === other.fit && (a.id === 0) !== (b.id === 0) && one.fit <= fits.firstWords;
}

/** Keeps the best of equal places, since a village may be in the postal data, among the towns and among the holiday places. */
function withoutDoubles(matches: readonly PlaceMatch[]): PlaceMatch[] {
  const shown: PlaceMatch[] = [];
  for (const match of matches) {
    const { place } = match;
    const same = shown.findIndex((one) => isSamePlace(one, match));
    if (same < 0) shown.push(match);
    // A town's own row knows its number and its state.
    else if (shown[same]!.place.id === 0 && place.id !== 0) shown[same] = match;
  }
  return shown;
}
