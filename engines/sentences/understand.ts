import { splitWords } from '../../domain/folded-text.ts';
import { languages, type Language } from '../../domain/language.ts';
import { parseSearchFilter, serializeSearchFilter, type SearchFilter } from '../../domain/search-filter.ts';
import type { PlainDate } from '../../domain/stay.ts';
import { correctWord } from './meant-word.ts';
import { createPlaceFilter, readPlaces, readTowns } from './read-places.ts';
import { readAmenities, readDistances, readSize } from './read-home.ts';
import { readChildrenOfAge, readParty, readPets } from './read-party.ts';
import { readPrice, type ReadPrice } from './read-price.ts';
import { readNamedHolidays } from './read-holidays.ts';
import { readStay, type ReadStay } from './read-stay.ts';
import { refuseUnwanted } from './read-unwanted.ts';
import { TypedSentence, wholeWords } from './typed-sentence.ts';
import type { HolidayRegion, PlaceLookup, PlaceRules, Question, Understanding } from './understanding.ts';
import { vocabularies } from './vocabulary.ts';

interface SentenceContext {
  language: Language;
  today: PlainDate;
  places: PlaceLookup;
  holidays: readonly HolidayRegion[];
}

const correctedFrom = 3;
const weekNights = 7;
const monthNights = 30;
/**
 * If at most this share of the words is unread, the sentence is in the page's language, and the unread words are about
 * things that no rule knows.
 */
const unreadInOwn = 0.2;

/**
 * Reads a sentence in the language of the page, or in whichever of the four languages leaves the fewest words unread.
 * Pure: `today`, places and holidays are arguments.
 */
export function understand(text: string, typed: SentenceContext): Understanding {
  const context = { ...typed, places: cacheLookups(typed.places) };
  const own = understandIn(text, context.language, context);
  if (own.unread <= splitWords(text).length * unreadInOwn) return own.understanding;
  const others = languages
    .filter((language) => language !== context.language)
    .map((language) => understandIn(text, language, context));
  return others.reduce((best, other) => (other.unread < best.unread ? other : best), own).understanding;
}

/** Caches lookups, because a sentence is read several times. */
function cacheLookups({ named, nearTo, town }: PlaceLookup): PlaceLookup {
  const once = <Answer>(find: (name: string) => Answer): ((name: string) => Answer) => {
    const answers = new Map<string, Answer>();
    return (name) => {
      const cached = answers.get(name);
      if (cached !== undefined) return cached;
      const answer = find(name);
      answers.set(name, answer);
      return answer;
    };
  };
  return { named: once(named), nearTo: once(nearTo), town: once(town) };
}

interface Reading {
  understanding: Understanding;
  /** Number of words that no rule knows. */
  unread: number;
}

function understandIn(text: string, language: Language, context: SentenceContext): Reading {
  const asTyped = readAll(text, language, context, new Map());
  const corrected = new Map<string, string>();
  const typed = splitWords(text);
  for (const word of splitWords(asTyped.understanding.rest.join(' '))) {
    if (word.length < correctedFrom || vocabularies[language].isCorrect(word)) continue;
    const correction =
      correctWord(word, vocabularies[language]) ?? correctByPlace(word, typed, context.places);
    if (correction !== undefined) corrected.set(word, correction);
  }
  if (corrected.size === 0) return asTyped;
  const correctedReading = readAll(text, language, context, corrected);
  return correctedReading.unread < asTyped.unread ? correctedReading : asTyped;
}

/** Maximum number of words of a place name in which a typing error is corrected. */
const nameMax = 3;

/**
 * Returns the intended word of a place name with a typing error. The name may be a single word, or several as in "Blak
 * Forest".
 */
function correctByPlace(word: string, typed: readonly string[], places: PlaceLookup): string | undefined {
  const alone = places.nearTo(word);
  if (alone) return splitWords(alone.name).join(' ');
  const at = typed.indexOf(word);
  for (let count = 2; count <= nameMax; count += 1) {
    for (let from = Math.max(0, at - count + 1); from <= at && from + count <= typed.length; from += 1) {
      const words = typed.slice(from, from + count);
      const spelling = places.nearTo(words.join(' '))?.spelling.split(' ') ?? [];
      const isOnlyError = words.every((one, index) => from + index === at || one === spelling[index]);
      if (spelling.length === count && isOnlyError) return spelling[at - from];
    }
  }
  return undefined;
}

function readAll(
  text: string,
  language: Language,
  { language: pageLanguage, today, places, holidays }: SentenceContext,
  corrected: ReadonlyMap<string, string>,
): Reading {
  const vocabulary = vocabularies[language];
  const sentence = new TypedSentence(text, (word) => corrected.get(word) ?? vocabulary.spelledOut(word));
  const lookup: PlaceRules = {
    ...places,
    isAlsoWord: (name) => [language, pageLanguage].some((one) => vocabularies[one].adjectives.has(name)),
  };
  const unsearchable = wholeWords(
    `(?:(?:${vocabulary.words.without}) ?)?(?:${vocabulary.words.unsearchable})`,
  );
  for (let wish = sentence.take(unsearchable); wish; wish = sentence.take(unsearchable))
    sentence.refuse(sentence.findPiece(wish));
  const namedHolidays = readNamedHolidays(sentence, vocabulary, holidays, today, {
    isPlace: (name) => places.named(name).length > 0,
  });
  const namedPlaces = readPlaces(sentence, vocabulary, lookup, 'first');
  const price = readPrice(sentence, vocabulary);
  refuseUnwanted(sentence, vocabulary);
  const pets = readPets(sentence, vocabulary);
  const amenities = readAmenities(sentence, vocabulary);
  const distances = readDistances(sentence, vocabulary);
  const children = readChildrenOfAge(sentence, vocabulary);
  const stay = readStay(sentence, vocabulary, today, {
    monthMayComeFirst: language === 'en',
    holidays,
    named: namedHolidays,
  });
  const size = readSize(sentence, vocabulary);
  const party = readParty(sentence, vocabulary, children);
  const late = namedPlaces.length > 0 ? [] : readPlaces(sentence, vocabulary, lookup, 'last');
  const location = createPlaceFilter([...namedPlaces, ...late]);
  const isLocated = namedPlaces.length + late.length > 0;
  const town = isLocated ? null : readTowns(sentence, vocabulary, lookup);
  // If the price is per person and beds are counted, each bed counts as a person.
  const { beds } = size.filter;
  const byBeds =
    price?.isByPerson && party.persons === undefined && beds !== undefined ? { persons: beds } : {};
  const people = { ...party, ...byBeds };
  const priced = price ? readBounds(price, stay, people.persons) : null;
  if (price && priced === null) sentence.refuse(price.piece);

  const filter: SearchFilter = {
    ...location.filter,
    ...town?.filter,
    ...stay.filter,
    ...people,
    ...pets,
    ...priced?.filter,
    ...size.filter,
    ...distances,
    ...amenities,
  };
  const questions = [location.question, stay.question, size.question, priced?.question ?? null].filter(
    (question): question is Question => question !== null,
  );
  const unread = sentence.unread(vocabulary.fillers).flatMap(({ words }) => splitWords(words)).length;
  const rest = sentence.listUnread(vocabulary.fillers);
  return {
    understanding: { filter: usable(filter), questions, around: town?.around ?? location.around, rest },
    unread,
  };
}

/** Drops filters that cannot be expressed in an address. */
function usable(filter: SearchFilter): SearchFilter {
  const written = serializeSearchFilter(filter);
  const read = parseSearchFilter(written);
  return filter.persons === undefined ? read : { ...read, persons: filter.persons };
}

const roughly = 0.15;

/** Returns limits for the total price. A price per night or person has no effect until nights or persons are known. */
function readBounds(
  price: ReadPrice,
  stay: ReadStay,
  persons: number | undefined,
): { filter: SearchFilter; question: Question | null } | null {
  const { min, max, about, per, isByPerson, isByCouple } = price;
  // Without dates, prices in the search are those of a week.
  const nights = stay.filter.startDate === undefined ? null : stay.nights;
  if (
    ((per === 'night' || per === 'month') && nights === null) ||
    ((isByPerson || isByCouple) && persons === undefined)
  )
    return null;
  const times =
    per === 'night'
      ? nights!
      : per === 'week'
        ? (nights ?? weekNights) / weekNights
        : per === 'month'
          ? Math.round(nights! / monthNights) || 1
          : 1;
  const payers = isByPerson ? persons! : isByCouple ? Math.ceil(persons! / 2) : 1;
  const whole = (amount: number): number => Math.round(amount * times * payers);
  if (about !== undefined) {
    const near = [Math.floor(whole(about) * (1 - roughly)), Math.ceil(whole(about) * (1 + roughly))] as const;
    const options = [{ set: { priceMax: whole(about) } }, { set: { priceMin: near[0], priceMax: near[1] } }];
    return { filter: {}, question: { kind: 'price', words: price.piece.words, options } };
  }
  return {
    filter: {
      ...(min !== undefined && { priceMin: whole(min) }),
      ...(max !== undefined && { priceMax: whole(max) }),
    },
    question: null,
  };
}
