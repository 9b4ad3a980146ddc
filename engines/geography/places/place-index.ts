import { wordsOf } from '../../../domain/folded-text.ts';
import { textIn, type Language } from '../../../domain/language.ts';
import { nameSpellings } from '../../../domain/place-name.ts';
import { kmBetween } from '../distance.ts';
import { countryNamed } from './country-named.ts';
import type { KeyMatch } from './key-match.ts';
import { PlaceKeys } from './place-keys.ts';
import { fitOf, fits, keyRankOf, rankOf, strongUntil, type Fit } from './rank-matches.ts';
import { settlementOf, type Settlement } from './settlement.ts';

/** The unpacked files of places. */
export interface PlaceBytes {
  /** Towns as `gazetteer.ts` reads them, and places beside them, a line for each. */
  gazetteer: Buffer;
  villages: Buffer;
  /** A line for each name and postcode, in order. */
  keys: Buffer;
}

/** A place that fits what was typed. */
export interface PlaceMatch {
  place: Settlement;
  fit: Fit;
}

interface PlaceSearch {
  language: Language;
  limit?: number;
  /** Two small letters: places elsewhere are left out. */
  country?: string | null;
}

export interface PlaceIndex {
  /** Answers the places that fit what is being typed, best first: see `rank-matches.ts`. */
  find(text: string, search: PlaceSearch): PlaceMatch[];
  /** Answers the place that all of the text names, or its beginning words do; null where it names none. */
  named(text: string, search: PlaceSearch): PlaceMatch | null;
  /** Answers the place that some of the words name, where the others say what is looked for: "Ferienhaus in Paris". */
  namedAmong(text: string, search: PlaceSearch): PlaceMatch | null;
}

const limitDefault = 8;
/** This is how many of the best matches are read; the country decides which of them come first. */
const readMax = 60;
const wordsMax = 7;
const shortest = 2;
/** What people write beside a name. */
const kindWords = new Set(
  'insel inseln island isle ile isola otok stadt ort dorf see lake lac lago strand beach plage spiaggia le la les el il los las the der die das'.split(
    ' ',
  ),
);
/** Two places of one text lie so near to each other: Montmartre and Paris. */
const togetherKm = 60;
/** Villages are called Haus, Berg and Garten: among other words only a town of some size is meant. */
const amongWordsFrom = 20_000;
/** Two entries so near to each other that are called the same are one place. */
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

  /** What one text names as it stands, by any of its spellings. */
  function byName(text: string, search: PlaceSearch, isWhole = false): PlaceMatch[] {
    const spellings = nameSpellings(text).filter((spelling) => spelling.length >= shortest);
    const matches = spellings.flatMap((spelling) => keys.begunBy(spelling, isWhole));
    const postcode = spellings[0]?.replaceAll(' ', '') ?? '';
    if (/\d/.test(postcode)) matches.push(...keys.begunBy(postcode).filter(({ mark }) => mark === '#'));
    return withoutDoubles(ranked(matches, search));
  }

  const strong = (matches: readonly PlaceMatch[]): PlaceMatch[] =>
    matches.filter(({ fit }) => fit <= strongUntil);
  /** What a part of a text names, and does not only begin to name. */
  const namedBy = (text: string, search: PlaceSearch): PlaceMatch[] => strong(byName(text, search, true));

  /** Two names of which one lies in the other, a postcode before a name, and a name before that of its country. */
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

  /** A name behind its article, or beside the word for what it is. */
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
    const words = wordsOf(text).slice(0, wordsMax);
    const parts = words.length > 1 ? byParts(words, search) : [];
    const plain = parts.length > 0 ? [] : withoutKind(words, search);
    const found = [...parts, ...plain, ...whole];
    if (found.length > 0) return found.slice(0, limit);
    const near = nameSpellings(text).flatMap((spelling) => keys.nearTo(spelling));
    return withoutDoubles(ranked(near, search)).slice(0, limit);
  }

  /** The first part of an address that is a place: a street comes before it, a state or a country behind it. */
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
      const words = wordsOf(text).slice(0, wordsMax);
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
  if (textIn(a.names, 'de') === textIn(b.names, 'de')) return true;
  return one.fit === other.fit && (a.id === 0) !== (b.id === 0) && one.fit <= fits.firstWords;
}

/** A village stands in the list of the post, among the towns and among the holiday places: the best of them stays. */
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
