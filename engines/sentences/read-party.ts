import type { SearchFilter } from '../../domain/search-filter.ts';
import { wholeWords, type TypedSentence } from './typed-sentence.ts';
import { vocabularies, type Vocabulary } from './vocabulary.ts';

type PartyFilter = Pick<SearchFilter, 'persons' | 'childAges' | 'pets'>;

/** Who brings children without saying how many adults come along: two, as most families do. The chip says so. */
const adultsWithChildren = 2;
const childAgeMax = 17;
/** "Week 28 dog" is one dog. */
const dogsMax = 9;

function partyPatterns({ words, number, count }: Vocabulary) {
  const one = wholeWords;
  const ages = `(\\d{1,2}(?: ?(?:${words.years}))?(?: ?(?:,|${words.and}|\\+|\\/) ?\\d{1,2}(?: ?(?:${words.years}))?)*)`;
  const severalAges = `(\\d{1,2} ?(?:,|${words.and}|\\+|\\/) ?\\d{1,2})`;
  return {
    adults: one(`${number} ?(?:${words.adults})`),
    // Ages stand in brackets, behind "aged", or before "years".
    childrenWithAges: one(
      `${number} ?(?:${words.children}) ?(?:\\( ?(?:(?:${words.aged}) )?${ages} ?\\)|,? ?(?:${words.aged}) ?${ages}(?: ?(?:${words.years}))?|,? ?:? ?${ages} ?(?:${words.years}))`,
    ),
    someChildrenWithAges: one(
      `(?:${words.children}) ?(?:\\( ?(?:(?:${words.aged}) )?${ages} ?\\)|,? ?(?:${words.aged}) ?${ages} ?(?:${words.years})|,? ?(?:${words.aged}) ?${severalAges}|,? ?:? ?${ages} ?(?:${words.years}))`,
    ),
    // As many numbers as children are their ages.
    childrenInARow: one(
      `${number} ?(?:${words.children}) ?[,:(]? ?(\\d{1,2}(?: ?(?:,|${words.and}|\\+|\\/| ) ?\\d{1,2})+)(?! ?-?(?:${words.nights}|${words.days}|${words.weeks}|${words.persons}|${words.bedrooms}|\\.?\\d))`,
    ),
    children: one(`${number} ?(?:${words.children})`),
    family: one(words.family),
    familyOf: one(`(?:${words.familyOf}) ${number}(?! ?(?:${words.children}))(?: ?(?:${words.persons}))?`),
    // A home for eight is one for "6-8 people", too.
    persons: one(`(?:\\d{1,2} ?(?:-|\\/|${words.until}|${words.or}) ?)?${number} ?(?:${words.persons})`),
    couples: one(`(?:(?:${words.sleeps}) )?${number} ?(?:${words.couples})`),
    couple: one(words.couple),
    baby: one(words.baby),
    // "Me and my dog": the dog has been read before.
    alone: one(`${words.alone}|(?:${words.me}) (?:${words.and}|n|\\+) (?:(?:${words.my}) )?(?=\u0001)`),
    parties: words.parties.map((party) => (party === '' ? null : wholeWords(party))),
    sleeps: one(`(?:${words.sleeps}) ${number}(?: ?(?:${words.persons}))?`),
    forParty: one(`(?:${words.forParty}) ${count}`),
    dogs: one(words.dogs),
    manyDogs: one(words.manyDogs),
    countedDogs: one(
      `(?:(?:mit|with|avec|con) )?${number} (?:(?:kleinen?|small|petits|piccoli) )?(?:${words.dogs}|${words.manyDogs})`,
    ),
    noPets: one(words.noPets),
    pets: one(words.pets),
  };
}

type PartyPatterns = ReturnType<typeof partyPatterns>;
const byVocabulary = new Map(Object.values(vocabularies).map((one) => [one, partyPatterns(one)]));

export function readPets(sentence: TypedSentence, vocabulary: Vocabulary): Pick<SearchFilter, 'pets'> {
  const patterns = byVocabulary.get(vocabulary)!;
  if (sentence.take(patterns.noPets)) return { pets: 'none' };
  const counted = sentence.find(patterns.countedDogs);
  const dogs = counted ? vocabulary.numberOf(counted[1]!) : 0;
  if (counted && dogs <= dogsMax) {
    sentence.mark(counted.index, counted[0].length);
    return { pets: dogs > 1 ? 'more' : 'one' };
  }
  if (sentence.takeAll(patterns.dogs) || sentence.takeAll(patterns.pets)) return { pets: 'one' };
  return sentence.takeAll(patterns.manyDogs) ? { pets: 'more' } : {};
}

function readChildren(
  sentence: TypedSentence,
  patterns: PartyPatterns,
  { numberOf, words }: Vocabulary,
): { count: number; ages: number[] } {
  const years = new RegExp(wholeWords(words.years).source, 'g');
  const agesOf = (groups: readonly (string | undefined)[]): number[] =>
    (groups.find((group) => group !== undefined) ?? '')
      .replace(years, ' ')
      .match(/\d+/g)
      ?.map(Number)
      .filter((age) => age <= childAgeMax) ?? [];
  const counted = sentence.take(patterns.childrenWithAges);
  if (counted) {
    const [, count = '', ...groups] = counted;
    const ages = agesOf(groups);
    return {
      count: Math.max(numberOf(count), ages.length),
      ages: ages.length === numberOf(count) ? ages : [],
    };
  }
  const inARow = sentence.find(patterns.childrenInARow);
  const agesInARow = inARow ? agesOf(inARow.slice(2)) : [];
  if (inARow && agesInARow.length > 1 && agesInARow.length === numberOf(inARow[1]!)) {
    sentence.mark(inARow.index, inARow[0].length);
    return { count: agesInARow.length, ages: agesInARow };
  }
  const some = sentence.take(patterns.someChildrenWithAges);
  if (some) {
    const ages = agesOf(some.slice(1));
    return { count: ages.length, ages };
  }
  const children = sentence.take(patterns.children);
  return { count: children ? numberOf(children[1]!) : 0, ages: [] };
}

/** Reads who comes along. */
export function readParty(sentence: TypedSentence, vocabulary: Vocabulary): PartyFilter {
  const patterns = byVocabulary.get(vocabulary)!;
  const { numberOf } = vocabulary;
  const taken = (pattern: RegExp): number => {
    const match = sentence.take(pattern);
    return match?.[1] === undefined ? 0 : numberOf(match[1]);
  };

  const adults = taken(patterns.adults);
  const familyOf = taken(patterns.familyOf);
  const children = readChildren(sentence, patterns, vocabulary);
  const hasBaby = sentence.take(patterns.baby) !== null;
  const minors = children.count + (hasBaby ? 1 : 0);
  const ages = [...children.ages, ...(hasBaby ? [0] : [])];
  const childAges = ages.length === minors && minors > 0 ? { childAges: ages } : {};
  if (minors > 0) sentence.take(patterns.family);

  const couples = taken(patterns.couples) * 2;
  const persons = familyOf || taken(patterns.persons) || taken(patterns.sleeps) || couples;
  const isCouple = sentence.takeAll(patterns.couple) !== null;
  const party =
    patterns.parties.findIndex((pattern) => pattern !== null && sentence.take(pattern) !== null) + 1;
  const isAlone = sentence.take(patterns.alone) !== null;
  const grown = adults || (isCouple ? 2 : 0) || party || (isAlone ? 1 : 0);

  if (grown > 0) return { persons: grown + minors, ...childAges };
  if (persons > 0) return { persons, ...childAges };
  if (minors > 0) return { persons: adultsWithChildren + minors, ...childAges };
  const forParty = taken(patterns.forParty);
  return forParty > 0 ? { persons: forParty } : {};
}
