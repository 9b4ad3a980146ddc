import type { Language } from '../../domain/language.ts';
import { splitWords } from '../../domain/folded-text.ts';
import type { LocationSuggestion } from './answer.ts';
import { nameSpellings } from '../../domain/place-name.ts';
import { tokenize } from '../../domain/search-words.ts';
import { locationKinds } from './indexed-home.ts';
import type { LocationList } from './location-list.ts';
import { LocationFits, tokensMax } from './location-fit.ts';
import { findQuarters } from './quarters.ts';
import type { TitledHome, WordIndex } from './word-index.ts';

/** Shorter tokens occur in too many titles to tell homes apart. */
const titleTokenFrom = 3;
/** A title shared by more homes suggests none of them. */
const titledMax = 100;
export const suggestionsMax = 8;
const titledShown = 3;
const quartersShown = 2;
/** Smaller numbers are prefixes of too many object numbers. */
const numberFrom = 1000;

interface SuggestIndexes {
  locations: LocationList;
  /** The homes of each engine of the catalogue. */
  parts: readonly HomeIndexes[];
}

interface HomeIndexes {
  words: WordIndex;
  homes: {
    /** Length of a set of all homes. */
    readonly words: number;
    readonly docIdByNumber: ReadonlyMap<number, number>;
    /** Indexes of the locations, by doc id. */
    readonly columns: { readonly place: ArrayLike<number> };
  };
}

function formatContext(location: number, language: Language, { all, around }: LocationList): string {
  const names: string[] = [];
  for (let at = around[location]!; at >= 0; at = around[at]!) names.push(all[at]!.names[language]);
  return names.filter((name) => name !== '').join(', ');
}

/** Orders suggestions; equal ones by their number of homes. */
function compareSuggestions({ all }: LocationList, fits: LocationFits): (a: number, b: number) => number {
  return (a, b) => {
    const [one, other] = [all[a]!, all[b]!];
    return (
      fits.countMissing(a) - fits.countMissing(b) ||
      fits.rank(a) - fits.rank(b) ||
      other.count - one.count ||
      locationKinds.indexOf(one.kind) - locationKinds.indexOf(other.kind) ||
      (one.key < other.key ? -1 : 1)
    );
  };
}

/**
 * Chooses locations that match all words; then those whose complete name was typed beside words that name no location ("Toskana Pool").
 * If there are none, locations that match any of the words.
 */
function chooseLocations(fits: LocationFits): readonly number[] {
  const full = fits.matches.filter((location) => fits.countMissing(location) === 0);
  if (full.length === fits.matches.length) return full;
  const wholeNames = fits.matches.filter(
    (location) =>
      fits.countMissing(location) > 0 &&
      (full.length === 0 || !fits.lacksName(location)) &&
      fits.isWholeName(location),
  );
  const chosen = [...full, ...wholeNames];
  return chosen.length > 0 ? chosen : fits.matches;
}

/** A city that is its own region is one location to guests: the larger one is suggested. */
function isSameAsAround(index: number, language: Language, locations: LocationList): boolean {
  const location = locations.all[index]!;
  const around = locations.all[locations.around[index]!];
  return (
    around !== undefined &&
    around.count === location.count &&
    splitWords(around.names[language]).join() === splitWords(location.names[language]).join()
  );
}

/** Selects the best few in order without sorting the thousands that match a single letter. */
function selectBest(
  locations: readonly number[],
  limit: number,
  order: (a: number, b: number) => number,
  isLeftOut: (location: number) => boolean,
): number[] {
  const best: number[] = [];
  for (const location of locations) {
    if (best.length === limit && order(location, best.at(-1)!) >= 0) continue;
    if (isLeftOut(location)) continue;
    best.push(location);
    for (let at = best.length - 1; at > 0 && order(best[at]!, best[at - 1]!) < 0; at -= 1) {
      [best[at - 1], best[at]] = [best[at]!, best[at - 1]!];
    }
    if (best.length > limit) best.pop();
  }
  return best;
}

function suggestedHomes(
  tokens: readonly string[],
  language: Language,
  { locations, parts }: SuggestIndexes,
  hasRoom: boolean,
): LocationSuggestion[] {
  const number = tokens.length === 1 && /^[1-9]\d{0,9}$/.test(tokens[0]!) ? Number(tokens[0]) : 0;
  const long = tokens.filter((token) => token.length >= titleTokenFrom);
  const isTitle = hasRoom && long.length > 0 && tokens.length <= tokensMax;
  const titled = isTitle ? findByTitle(long, parts) : [];
  const isHome = (one: number): boolean => parts.some(({ homes }) => homes.docIdByNumber.has(one));
  const numbered = isHome(number) ? [number] : findNumbersByPrefix(number, isHome);
  const numbers = [...numbered, ...titled.filter((one) => !numbered.includes(one))];
  return numbers.map((objectNumber) => {
    const { homes } = parts.find(({ homes: { docIdByNumber } }) => docIdByNumber.has(objectNumber))!;
    const place = homes.columns.place[homes.docIdByNumber.get(objectNumber)!]!;
    const name = locations.all[place]!.names[language];
    const context = [name, formatContext(place, language, locations)]
      .filter((part) => part !== '')
      .join(', ');
    return { kind: 'home', key: String(objectNumber), name: '', alias: '', context, count: 1, words: '' };
  });
}

/** Numbers of the homes with these words in their titles, most exact words first; empty if there are too many. */
function findByTitle(tokens: readonly string[], parts: readonly HomeIndexes[]): number[] {
  const titled: TitledHome[] = [];
  for (const { words, homes } of parts) {
    const ofPart = words.findByTitle(tokens, titledMax, homes);
    if (ofPart === null || titled.length + ofPart.length > titledMax) return [];
    titled.push(...ofPart);
  }
  return titled
    .sort((a, b) => b.exact - a.exact || a.objectNumber - b.objectNumber)
    .slice(0, titledShown)
    .map(({ objectNumber }) => objectNumber);
}

/** Suggests the towns of matching quarters, with the quarter's name as a word of the search. */
function suggestedQuarters(
  typed: readonly string[],
  language: Language,
  { locations, parts }: SuggestIndexes,
  shownLocations: readonly number[],
): LocationSuggestion[] {
  const quarters = parts.map(({ words }) => words.quarters);
  return findQuarters(quarters, typed, quartersShown)
    .filter(({ place }) => !shownLocations.includes(place))
    .map(({ name: quarter, place, count }) => {
      const { kind, key, names } = locations.all[place]!;
      const context = formatContext(place, language, locations);
      return { kind, key, name: names[language], alias: quarter, context, count, words: quarter };
    });
}

/** Joins separately typed words if a name has them as one: "garda see" means Gardasee. */
function joinWords(tokens: readonly string[], { names: { vocabulary } }: LocationList): readonly string[] {
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const both = `${tokens[at]!}${tokens[at + 1]!}`;
    if (vocabulary.findId(both) >= 0) return [...tokens.slice(0, at), both, ...tokens.slice(at + 2)];
  }
  return tokens;
}

/** Homes whose numbers begin with these digits, the smallest first. */
function findNumbersByPrefix(number: number, isHome: (objectNumber: number) => boolean): number[] {
  const numbers: number[] = [];
  if (number < numberFrom) return numbers;
  for (let size = 10; size <= 1000; size *= 10) {
    for (let suffix = 0; suffix < size && numbers.length < titledShown; suffix += 1) {
      if (isHome(number * size + suffix)) numbers.push(number * size + suffix);
    }
  }
  return numbers;
}

/**
 * Suggests locations and homes for a partial input, best first: an object number, names and words of names by prefix,
 * titles of homes, then compounds and typing errors. Among equal ones that with more homes comes first.
 */
export function suggestLocations(
  text: string,
  language: Language,
  limit: number,
  indexes: SuggestIndexes,
): LocationSuggestion[] {
  const { locations } = indexes;
  // A filler word may be the prefix of a name: "la" of "Lausanne".
  const all = tokenize(text);
  const typed = all.length > 0 ? all : [...new Set(splitWords(text))];
  if (typed.length === 0) return [];
  // More words than anybody types for a place; further ones are used as words of the search.
  const [tokens, leftOut] = [joinWords(typed.slice(0, tokensMax), locations), typed.slice(tokensMax)];
  const question = { tokens, wholes: nameSpellings(text), leftOutCount: leftOut.length };
  const fits = new LocationFits(question, language, locations);
  const best = selectBest(chooseLocations(fits), limit, compareSuggestions(locations, fits), (location) =>
    isSameAsAround(location, language, locations),
  );
  const suggestions = best.map((location): LocationSuggestion => {
    const { kind, key, names, count } = locations.all[location]!;
    return {
      kind,
      key,
      name: names[language],
      alias: fits.alias(location),
      context: formatContext(location, language, locations),
      count,
      words: [...fits.missingTokens(location), ...leftOut].join(' '),
    };
  });
  const isNamed = (location: number): boolean =>
    fits.isWholeName(location) || (fits.countMissing(location) === 0 && fits.isAsTyped(location));
  const namedCount = best.filter(isNamed).length;
  const quarters = namedCount > 0 ? [] : suggestedQuarters(splitWords(text), language, indexes, best);
  const homes = suggestedHomes(typed, language, indexes, namedCount < limit);
  const isNumber = /^\d+$/.test(typed[0]!) && homes[0]?.key.startsWith(typed[0]!) === true;
  const before = isNumber ? 0 : namedCount;
  return [...quarters, ...suggestions.slice(0, before), ...homes, ...suggestions.slice(before)].slice(
    0,
    limit,
  );
}
