import type { SearchFilter } from '../../domain/search-filter.ts';
import type { NamedPlace, PlaceRules, Question } from './understanding.ts';
import { placeMark, wholeWords, type TypedSentence } from './typed-sentence.ts';
import { vocabularies, type Vocabulary } from './vocabulary.ts';

const wordsMax = 5;
const optionsMax = 6;
/** Kilometres around a town that count as near it. */
const aroundKm = 20;
const aroundMax = 200;
const kilometresOfMile = 1.609;
/** Minimum population of a town without homes that is recognized among other words, or after "near". */
const townFrom = 20_000;
const nearTownFrom = 1_000;

interface FoundPlaces {
  name: string;
  places: readonly NamedPlace[];
  around: number | null;
  words: string;
}

const wholeWordsAtStart = (source: string): RegExp => new RegExp(`^ (?:${wholeWords(source).source})`);

function placePatterns({ words }: Vocabulary) {
  const isOne = (word: string): boolean => wholeWords(words.numbers[0]!).test(word);
  const near = `(?:(?:${words.nearPlace}|von|de|di) )?`;
  return {
    before: new RegExp(
      `(?:(?:(\\d{1,3}) ?km )?(?<![a-z])(?:${wholeWords(words.nearPlace).source}) ?(?:von |de |di |a |la |the )?)$`,
    ),
    kilometresBefore: new RegExp(`(?:within )?(\\d{1,3}) ?(?:km|(miles?)) (?:of |from )?${near}$`),
    surroundings:
      /^ ?(?:o|e|ou|et|oder|und|or|and) (?:dintorni|vicino|vicinanze|autour|alentours|environs|umgebung|nearby|around|surroundings|surrounding area)(?![a-z])/,
    kilometresBehind: new RegExp(
      `^ ?(?:im umkreis von |umkreis |\\+ ?|within )?(\\d{1,3}) ?km(?![a-z])(?! ?(?:${words.awayFrom})? ?(?:${words.sea}|${words.lake}|${words.lift})(?![a-z]))`,
    ),
    unwanted: new RegExp(
      // "Bristol? No, Bath" is a correction.
      `(?:${wholeWords(words.comesFrom).source}|(?<!\\? ?)${wholeWords(words.without).source}) ?(?:(?:in|nach|bei|auf|an|a|en|au|aux|to|at|ad|der|die|den|the|la|le|il)[ '])*$`,
    ),
    besidePlace: new RegExp(`^ (?:${words.or}) (?:(?:in|nach|en|au|to) )?${placeMark}`),
    /** "Bath in February, 2 people" begins with the name. */
    timeBehind: wholeWordsAtStart(
      `(?:(?:in|im|en|a) (?:(?:early|mid|late) )?|(?:from )?\\d{1,2}(?:st|nd|rd|th)? ?)(?:${words.months.join('|')})`,
    ),
    /** "Apartment Nice" names the town, while "nice apartment" does not. */
    homeBefore: new RegExp(`(?:${wholeWords(`${words.apartment}|${words.house}`).source}) $`),
    preposition: new RegExp(
      `(?:^|[^a-z])(?:in|nach|bei|auf|an|${isOne('a') ? '' : 'a|'}en|au|aux|to|at|ad|d|da|de|near|${words.nearPlace})(?: der| die| den| l'| the)? $`,
    ),
  };
}

const byVocabulary = new Map(Object.values(vocabularies).map((one) => [one, placePatterns(one)]));

interface Run {
  words: string;
  at: number;
  length: number;
  count: number;
}

/** Returns runs of adjacent words that no rule has read, longest first. */
function listRuns(text: string): Run[] {
  const words = [...text.matchAll(/[a-z0-9\p{L}]+/gu)];
  const runs: Run[] = [];
  for (let count = wordsMax; count >= 1; count -= 1) {
    for (let first = 0; first + count <= words.length; first += 1) {
      const [from, to] = [words[first]!, words[first + count - 1]!];
      const length = to.index + to[0].length - from.index;
      const between = text.slice(from.index, from.index + length);
      if (/[\u0001\u0002,;()!?]/u.test(between)) continue;
      const runWords = words.slice(first, first + count).map(([word]) => word);
      runs.push({ words: runWords.join(' '), at: from.index, length, count });
    }
  }
  return runs;
}

/** Reads place names. Names that are also ordinary words are read only after all other rules. */
export function readPlaces(
  sentence: TypedSentence,
  vocabulary: Vocabulary,
  lookup: PlaceRules,
  part: 'first' | 'last',
): FoundPlaces[] {
  const foundPlaces: FoundPlaces[] = [];
  const runs = listRuns(sentence.text);
  // In "Sweden or Norway" a word beside a place is a place, too, even if a rule knows it.
  const others = part === 'first' ? runs.filter(({ count }) => count === 1) : [];
  for (const [index, run] of [...runs, ...others].entries()) {
    const { words, at, length, count } = run;
    // Another name has already been read at this position.
    if (/[\u0001\u0002]/.test(sentence.text.slice(at, at + length))) continue;
    if (words.split(' ').every((word) => vocabulary.fillers.has(word) || /^\d+$/.test(word))) continue;
    const { preposition, homeBefore, timeBehind, besidePlace } = byVocabulary.get(vocabulary)!;
    const before = sentence.text.slice(0, at);
    const isFirst = before.trim() === '' && timeBehind.test(sentence.text.slice(at + length));
    const isBehind = isFirst || preposition.test(before) || homeBefore.test(before);
    const isAlsoWord = count === 1 && lookup.isAlsoWord(words);
    const isWord = count === 1 && (words.length < 3 || vocabulary.known.has(words));
    const isChoice = index >= runs.length && besidePlace.test(sentence.text.slice(at + length));
    if (part === 'first' && isWord && !(isAlsoWord && isBehind) && !isChoice) continue;
    if (isAlsoWord && !isBehind && sentence.text.trim() !== words) continue;
    const places = lookup.named(vocabulary.words.nicknames[words] ?? words);
    if (places.length === 0) continue;
    const unwanted = byVocabulary.get(vocabulary)!.unwanted.exec(sentence.text.slice(0, at));
    // "Not to Sylt" must not search on Sylt.
    if (unwanted) sentence.refuseFrom(unwanted.index, at + length);
    else foundPlaces.push(mark(run, places));
  }
  return foundPlaces;

  function mark({ at, length, words }: Run, places: readonly NamedPlace[]): FoundPlaces {
    const around = takeAround(sentence, vocabulary, at, length);
    return { name: words, places, around, words };
  }
}

/** Marks the name of a place as read, with words such as "around". Returns the radius in kilometres; null without such words. */
function takeAround(
  sentence: TypedSentence,
  vocabulary: Vocabulary,
  at: number,
  length: number,
): number | null {
  const { before, kilometresBefore, kilometresBehind, surroundings } = byVocabulary.get(vocabulary)!;
  sentence.mark(at, length, placeMark);
  const behind = kilometresBehind.exec(sentence.text.slice(at + length));
  if (behind) sentence.mark(at + length, behind[0].length);
  const words = before.exec(sentence.text.slice(0, at)) ?? kilometresBefore.exec(sentence.text.slice(0, at));
  if (words) sentence.mark(words.index, words[0].length);
  const around = surroundings.exec(sentence.text.slice(at + length));
  if (around) sentence.mark(at + length, around[0].length);
  const typed = Number(behind?.[1] ?? words?.[1] ?? 0);
  const kilometres = words?.[2] === undefined ? typed : Math.round(typed * kilometresOfMile);
  if (!words && !behind && !around) return null;
  return Math.min(aroundMax, kilometres || aroundKm);
}

/** Town names may begin with an article, but with no other filler word. */
const article = /^(?:la|le|les|los|las|el|il|lo|den|the|l|a)$/;

/** True for several words with a filler word or a number at one end. Such a run is not a town name. */
function hasSmallEnd(run: string, { fillers }: Vocabulary): boolean {
  const words = run.split(' ');
  const [first, last] = [words[0]!, words.at(-1)!];
  const isSmall = (word: string): boolean => fillers.has(word) || /^\d/.test(word);
  return words.length > 1 && (isSmall(last) || (isSmall(first) && !article.test(first)));
}

/** Reads the remaining words as towns of the world that have no homes. Their surroundings are searched. */
export function readTowns(
  sentence: TypedSentence,
  vocabulary: Vocabulary,
  lookup: PlaceRules,
): { filter: SearchFilter; around: string } | null {
  for (const { words, at, length } of listRuns(sentence.text)) {
    if (words.length < 3 || words.split(' ').every((word) => vocabulary.fillers.has(word))) continue;
    const { preposition } = byVocabulary.get(vocabulary)!;
    const isWord = vocabulary.isCorrect(words) || lookup.isAlsoWord(words);
    // "In Nice" names the town, while "in the forest" does not name a town called Forest.
    const isNamed = lookup.isAlsoWord(words) && preposition.test(sentence.text.slice(0, at));
    if ((isWord && !isNamed) || hasSmallEnd(words, vocabulary)) continue;
    // A place after "two hours from" is where the reader lives, not the destination.
    if (byVocabulary.get(vocabulary)!.unwanted.test(sentence.text.slice(0, at))) continue;
    const town = lookup.town(words);
    if (!town) continue;
    const isNear = byVocabulary.get(vocabulary)!.before.test(sentence.text.slice(0, at));
    if (town.population < (isNear ? nearTownFrom : townFrom)) continue;
    const distance = takeAround(sentence, vocabulary, at, length) ?? aroundKm;
    return { filter: { latitude: town.lat, longitude: town.lon, distance }, around: town.name };
  }
  return null;
}

const createOption = (place: NamedPlace): Question['options'][number] => ({
  set: place.filter,
  name: place.name,
});

/** Returns the filter for the named places. If several places do not contain each other, the reader has to choose. */
export function createPlaceFilter(foundPlaces: readonly FoundPlaces[]): {
  filter: SearchFilter;
  question: Question | null;
  /** Name of the town whose surroundings are searched. Null if there is none. */
  around: string | null;
} {
  const [first] = foundPlaces;
  if (!first) return { filter: {}, question: null, around: null };
  // "Büsum an der Nordsee" means Büsum. A surrounding area tells which of several places with the same name is meant.
  const different = foundPlaces.filter(
    (one, index) => !foundPlaces.slice(0, index).some((other) => isSame(one.places, other.places)),
  );
  const telling = different.filter(
    (one) =>
      !foundPlaces.some((other) => other !== one && other.places.some((place) => isIn(place, one.places))),
  );
  const [only, ...others] = telling.length > 0 ? telling : [first];
  const wider = different.filter((one) => one !== only);
  const matchingPlaces = only!.places.filter((place) =>
    wider.every((one) => others.includes(one) || isIn(place, one.places)),
  );
  const places = matchingPlaces.length > 0 ? matchingPlaces : only!.places;
  if (others.length > 0) {
    const options = telling.flatMap((one) => one.places.slice(0, 1)).map(createOption);
    return {
      filter: {},
      question: { kind: 'place', words: telling.map(({ words }) => words).join(', '), options },
      around: null,
    };
  }
  const [place, ...further] = places;
  if (further.length > 0) {
    const options = places.slice(0, optionsMax).map(createOption);
    return { filter: {}, question: { kind: 'place', words: only!.words, options }, around: null };
  }
  const { around } = only!;
  if (around === null || place!.centre === null)
    return { filter: place!.filter, question: null, around: null };
  const { lat, lon } = place!.centre;
  return { filter: { latitude: lat, longitude: lon, distance: around }, question: null, around: place!.name };
}

const placeKey = ({ filter: { country, region, place } }: NamedPlace): string =>
  place !== undefined
    ? `place:${place}`
    : region !== undefined
      ? `region:${region}`
      : `country:${country ?? ''}`;

/** True if both are the same place, named twice. */
const isSame = (places: readonly NamedPlace[], others: readonly NamedPlace[]): boolean =>
  places.length === others.length && places.every((one, index) => placeKey(one) === placeKey(others[index]!));

const isIn = (place: NamedPlace, others: readonly NamedPlace[]): boolean =>
  others.some((other) => place.keys.includes(placeKey(other)) && placeKey(other) !== placeKey(place));
