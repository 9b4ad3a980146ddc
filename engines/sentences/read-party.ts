import type { SearchFilter } from '../../domain/search-filter.ts';
import { wholeWords, type TypedSentence } from './typed-sentence.ts';
import { vocabularies, type Vocabulary } from './vocabulary.ts';

type PartyFilter = Pick<SearchFilter, 'persons' | 'childAges' | 'pets'>;

/** Adults assumed if only children are mentioned, as in most families. A chip shows the assumption. */
const adultsWithChildren = 2;
const childAgeMax = 17;
const monthsOfYear = 12;
/** "Week 28 dog" means one dog. */
const dogsMax = 9;

/** Other counted nouns are only recognized, so their stems are enough. */
const dogNouns = '(?:hund|dog|chien|cane|cani)[a-z]*';

function partyPatterns({ words, number, count }: Vocabulary) {
  const one = wholeWords;
  // "4 and 7, 10 nights" contains two ages.
  const noOtherCount = `(?! ?-?(?:(?:${words.nights}|${words.days}|${words.weeks}|${words.persons}|${words.adults}|${words.bedrooms}|${words.bathrooms}|${words.couples}|${words.beds}|${words.area}|${words.stars}|${dogNouns}|(?:${words.months.join('|')})(?! ?\\d)|euros?)(?![a-z0-9])|€))(?![./-] ?\\d)(?! ?(?:[/-]|${words.until}) ?\\d)`;
  const noManyDogs = noOtherCount.replace(`|${dogNouns}`, '|hunde|dogs|chiens|cani');
  const ages = `(\\d{1,2}(?: ?(?:${words.years}))?(?: ?(?:,|${words.and}|\\+|\\/) ?\\d{1,2}(?!\\d)${noOtherCount}(?: ?(?:${words.years}))?)*)`;
  const severalAges = `(\\d{1,2} ?(?:,|${words.and}|\\+|\\/) ?\\d{1,2})`;
  return {
    adults: one(`${number} ?(?:${words.adults})`),
    /** Matches anything in brackets after children, such as "(3 & 6 months)". */
    childrenInBrackets: one(`${number} ?(?:${words.children}|${words.babies})\\.? ?\\(([^()-]{1,40})\\)`),
    // Matches "2+3" and "2 + 2 (4 and 7)" as adults and children, but not "family of 5 + 3 July", which contains a
    // date.
    adultsPlusChildren: one(
      `(?<![\\d.,/+-])(?<!\\d ?[/+-] ?)([1-9])(?:\\+| ?\\+ ?(?!\\d ?(?:${words.months.join('|')})(?![a-z])))([1-9])(?: ?\\(([^()]{1,40})\\))?(?! ?[./+-](?! ?\u0001)| ?-?(?:${words.nights}|${words.days}|${words.weeks}|${words.persons}|${words.adults}|${words.bedrooms}|${words.bathrooms}|${words.beds}|${dogNouns})(?![a-z]))`,
    ),
    addedChildren: one(
      `${number} ?(?:${words.persons})?\\.? ?\\+ ?(?:${number} ?)?(?:${words.children}|${words.babies}|${words.singleChild})`,
    ),
    singleChild: one(
      `(?:(?:${words.and}|\\+|mit|with|avec|con) )?(?:(?:${words.my}|${words.numbers[0]!}) ?)?(?:${words.singleChild})(?: (?:wird|will be|turning|aura|compie))? ?[,:(]? ?(?:(?:${words.aged}) )?(\\d{1,2})(?: ?(?:${words.years}))?\\)?(?![./-] ?\\d)(?! ?(?:${words.children}|${words.babies}|${words.adults}|katzen?|cats?|chats?|gatt[oi])(?![a-z]))${noManyDogs}`,
    ),
    /** "Child 3 dog" means one dog. */
    ageBeforeDog: one(`(?:${words.singleChild}) ?\\d{1,2}(?= (?:hund|dog|chien|cane)(?![a-z]))`),
    // "2 + a dog", after the dog was read.
    plusRead: /(?<![\d.,/+-] ?)([1-9]) ?\+ ?(?=\u0001)/,
    ageInMonths: new RegExp(
      `(\\d{1,2}) ?(${wholeWords(words.monthsOld).source.replace('(?<![a-z0-9])', '')})?`,
      'g',
    ),
    // Matches ages in brackets, after "aged", or before "years".
    childrenWithAges: one(
      `${number} ?(?:${words.children}) ?(?:\\( ?(?:(?:${words.aged}) )?${ages} ?\\)|,? ?(?:${words.aged}) ?${ages}(?: ?(?:${words.years}))?|,? ?:? ?${ages} ?(?:${words.years}))`,
    ),
    someChildrenWithAges: one(
      `(?:${words.children}) ?(?:\\( ?(?:(?:${words.aged}) )?${ages} ?\\)|,? ?(?:${words.aged}) ?${ages} ?(?:${words.years})|,? ?(?:${words.aged}) ?${severalAges}|,? ?:? ?${ages} ?(?:${words.years})|:? ?(\\d{1,2}(?: ?(?:,|${words.and}|\\+|\\/) ?\\d{1,2})+)${noOtherCount}|:? ?(\\d{1,2}(?: \\d{1,2}){2,})${noOtherCount})`,
    ),
    // As many numbers as there are children are their ages.
    childrenInARow: one(
      `${number} ?(?:${words.children}) ?[,:(]? ?(\\d{1,2}(?: ?(?:,|${words.and}|\\+|\\/|-| ) ?\\d{1,2})+)${noOtherCount}`,
    ),
    // "3-year-old" is one child, with the age in front.
    childOfAge: one(
      `(?:(?:${words.and}|\\+|mit|with|avec|con) )?(?:(?:${words.my}|${words.numbers[0]!}) )?(\\d{1,2})[ -]?(?:${words.yearsOld})(?: ?(?:${words.children}))?`,
    ),
    children: one(`${number} ?(?:${words.children})`),
    oneChild: one(words.oneChild),
    included: one(`(?:${words.including})(?= ${number} ?(?:${words.children})(?![a-z]))`),
    family: one(words.family),
    familyOf: one(`(?:${words.familyOf}) ${number}(?! ?(?:${words.children}))(?: ?(?:${words.persons}))?`),
    families: one(
      `${number} ?(?:${words.families})(?: ${number} ?(?:${words.children}))?(?: (?:${words.each}))?`,
    ),
    // "2 Familien a 4 Personen".
    familiesOf: one(
      `${number} ?(?:${words.families}) ${number}(?! ?(?:${words.children})(?![a-z]))(?: ?(?:${words.persons}))?(?: (?:${words.each}))?`,
    ),
    youths: one(`([3-9]|[1-9]\\d|${words.numbers.slice(2).join('|')}) ?(?:${words.youths})`),
    // "2 girls and 3 guys".
    menAndWomen: one(
      `([1-9]\\d?) ?(?:${words.youths}) ?(?:,|\\+|${words.and})? ?([1-9]\\d?) ?(?:${words.youths})`,
    ),
    /** "2 families of 4", while "2 families 8 people" are eight. */
    ofEach: / (?:mit|with|avec|con|a|à|je|zu|of|de|da|each)[ a-z]* \d/,
    kin: /parents|eltern|genitori|nonni/,
    elder: one(`(?:(?:${words.my}) )?(?:${words.grandparents})`),
    companion: one(
      `(?:\\u0001|\\+|,|plus|piu|${words.and}|mit|with|w\\/|avec|con) ?(?:(?:${words.my}|${words.numbers[0]!}) )?(?:${words.companions})|(?:\\+|plus|piu) ?(?:(?:${words.my}) )?(?:${words.parents}|${words.grandparents})`,
    ),
    loneParent: one(words.loneParent),
    parents: one(words.parents),
    relatives: one(`(?:(?:${words.my}) )?(?:${words.parents}|${words.grandparents})`),
    // A range such as "6-8 people" means eight persons.
    persons: one(
      `(?:(?:${words.upTo}|${words.atLeast}) )?(?:\\d{1,2} ?(?:-|\\/|${words.until}|${words.or}) ?)?${number} ?-?(?:${words.persons})`,
    ),
    couples: one(`(?:(?:${words.sleeps}) )?${number} ?(?:${words.couples})`),
    couple: one(words.couple),
    babies: one(`([2-9]|${words.numbers.slice(1).join('|')}) ?(?:${words.babies})`),
    childOfMonths: one(
      `(?:(?:${words.my}|${words.numbers[0]!}) )*(?:${words.children}) ?[(,]? ?(?:(?:${words.aged}) )?(\\d{1,2}) ?(?:${words.monthsOld})(?: ?(?:,|${words.and}) ?(\\d{1,2})(?!\\d)${noOtherCount}(?: ?(?:${words.years}))?)?\\)?`,
    ),
    twins: /zwillinge|twins|jumeaux|gemell/,
    baby: one(
      `(?:(?:${words.my}) )?(?:\\d{1,2}[ -](?:${words.monthsOld}) )?(?:${words.baby})(?: ?[(,]? ?(?:(?:${words.aged}) )?\\d{1,2} ?(?:${words.monthsOld})\\)?)?`,
    ),
    // "Me and my dog", after the dog was read.
    alone: one(`${words.alone}|(?:${words.me}) (?:${words.and}|n|\\+) (?:(?:${words.my}) )?(?=\u0001)`),
    meBeforeChild: /(?<![a-z])(?:ich|me|moi|io)(?= \u0001)/,
    parties: words.parties.map((party) =>
      party === '' ? null : wholeWords(`(?:(?:${words.family}) )?(?:${party})(?! (?:${words.families}))`),
    ),
    sleeps: one(`(?:${words.sleeps}) ${number}(?: ?(?:${words.persons}))?`),
    besideCompanion: one(`([1-9]) ?\\+ ?(?:${words.companions})`),
    // The word after the number may be something else that is counted.
    forParty: one(
      `(?:${words.forParty}) (?:\\d{1,2} (?:peut-être|vielleicht|maybe|perhaps|possibly|forse) )?${count}(?! (?:${words.families}))(?: ([a-z]+))?`,
    ),
    dogs: one(words.dogs),
    manyDogs: one(words.manyDogs),
    countedDogs: one(
      `(?<!(?:${words.sleeps}) )(?:(?:mit|with|avec|con) )?${number} (?!(?:dogs?[ -]?friendly|hundefreundlich|(?:mit|with|avec|con|plus|und|and|et|e|fur|for|pour|per|bring|take) ))(?:(?:kleinen?|small|petits|piccoli) )?(?:${words.dogs}|${words.manyDogs})`,
    ),
    countedBreeds: one(
      `(?:(?:${words.my}|mes|nos|meine[nr]?|unsere[nr]?|i miei|i nostri) )?${number} (?:${words.dogBreeds})`,
    ),
    breed: one(`(?:\\( ?)?(?:(?:${words.my}|${words.numbers[0]!}) )?(?:${words.dogBreeds})(?: ?\\))?`),
    noPets: one(words.noPets),
    pets: one(words.pets),
  };
}

type PartyPatterns = ReturnType<typeof partyPatterns>;
const byVocabulary = new Map(Object.values(vocabularies).map((one) => [one, partyPatterns(one)]));

export function readPets(sentence: TypedSentence, vocabulary: Vocabulary): Pick<SearchFilter, 'pets'> {
  const patterns = byVocabulary.get(vocabulary)!;
  if (sentence.take(patterns.noPets)) return { pets: 'none' };
  const countedDogs = sentence.find(patterns.ageBeforeDog) ? null : sentence.find(patterns.countedDogs);
  const dogs = countedDogs ? vocabulary.readNumber(countedDogs[1]!) : 0;
  const isCount = countedDogs !== null && dogs <= dogsMax;
  if (isCount) sentence.mark(countedDogs.index, countedDogs[0].length);
  const several = isCount ? (dogs > 1 ? 'more' : 'one') : null;
  const one = [patterns.dogs, patterns.pets].filter((pattern) => sentence.takeAll(pattern) !== null);
  const hasMany = sentence.takeAll(patterns.manyDogs) !== null;
  const breeds = sentence.take(patterns.countedBreeds);
  const isBreed = sentence.takeAll(patterns.breed) !== null;
  if (several !== null) return { pets: several };
  if (breeds) return { pets: vocabulary.readNumber(breeds[1]!) > 1 ? 'more' : 'one' };
  if (one.length > 0 || isBreed) return { pets: 'one' };
  return hasMany ? { pets: 'more' } : {};
}

interface Children {
  count: number;
  /** Ages of the children, one for each. Empty if unknown. */
  ages: readonly number[];
  /** True if the stated party already includes these children. */
  areIncluded: boolean;
  /** True if they are in addition to the stated party: "2 people + baby". */
  areAdded: boolean;
  /** Adults counted together with the children, as in "2+3". */
  adults: number;
}

/** Reads babies and children with ages. It runs before dates are read, because "3, 6 and 9" is not a date in June. */
export function readChildrenOfAge(sentence: TypedSentence, vocabulary: Vocabulary): Children {
  const patterns = byVocabulary.get(vocabulary)!;
  const areIncluded = sentence.take(patterns.included) !== null;
  const areAdded = sentence.find(patterns.addedChildren) !== null;
  const read = readAges(sentence, patterns, vocabulary);
  const { adults, count, ages } = read ?? readPlus(sentence, patterns) ?? { adults: 0, count: 0, ages: [] };
  const countedBabies = sentence.take(patterns.babies);
  const babies = countedBabies
    ? vocabulary.readNumber(countedBabies[1]!)
    : sentence.take(patterns.baby)
      ? 1
      : 0;
  return {
    count: count + babies,
    ages: [...ages, ...Array.from({ length: babies }, () => 0)],
    areIncluded,
    areAdded,
    adults,
  };
}

type CountedChildren = Pick<Children, 'count' | 'ages' | 'adults'>;

/** Parses ages among other words. Ages in months mean babies. */
function listAges(written: string, { ageInMonths, baby, twins }: PartyPatterns): number[] {
  // "1 of 9" is one age.
  const ages = [...written.replace(/\d{1,2} (?:de|of|von|di) (?=\d)/g, '').matchAll(ageInMonths)]
    .map(([, age, isMonths]) =>
      isMonths === undefined ? Number(age) : Math.floor(Number(age) / monthsOfYear),
    )
    .filter((age) => age <= childAgeMax);
  return [...(twins.test(written) ? ages.slice(0, 1) : []), ...ages, ...(baby.test(written) ? [0] : [])];
}

function readPlus(sentence: TypedSentence, patterns: PartyPatterns): CountedChildren | null {
  const match = sentence.take(patterns.adultsPlusChildren);
  if (!match) return null;
  const [, adults, count, written = ''] = match;
  const ages = listAges(written, patterns);
  return { adults: Number(adults), count: Number(count), ages: ages.length === Number(count) ? ages : [] };
}

/** The ages of children who are named one by one: "a boy of 9 and a girl of 6". */
function takeSingleChildren(sentence: TypedSentence, { singleChild }: PartyPatterns): number[] {
  const ages: number[] = [];
  for (let child = sentence.find(singleChild); child; child = sentence.find(singleChild)) {
    const age = Number(child[1]);
    if (age > childAgeMax) break;
    sentence.mark(child.index, child[0].length);
    ages.push(age);
  }
  return ages;
}

function readAges(
  sentence: TypedSentence,
  patterns: PartyPatterns,
  { readNumber, words }: Vocabulary,
): CountedChildren | null {
  const years = new RegExp(wholeWords(words.years).source, 'g');
  const readAges = (groups: readonly (string | undefined)[]): number[] =>
    (groups.find((group) => group !== undefined) ?? '')
      .replace(years, ' ')
      .match(/\d+/g)
      ?.map(Number)
      .filter((age) => age <= childAgeMax) ?? [];
  const inBrackets = sentence.find(patterns.childrenInBrackets);
  const agesInBrackets = inBrackets ? listAges(inBrackets[2]!, patterns) : [];
  if (inBrackets && agesInBrackets.length === readNumber(inBrackets[1]!)) {
    sentence.mark(inBrackets.index, inBrackets[0].length);
    return { adults: 0, count: agesInBrackets.length, ages: agesInBrackets };
  }
  const months = sentence.take(patterns.childOfMonths);
  if (months) {
    const count = patterns.twins.test(months[0]) ? 2 : 1;
    const age = Math.floor(Number(months[1]) / monthsOfYear);
    // "18 months and 4".
    const others = months[2] === undefined ? [] : [Number(months[2])];
    const ages = [...Array.from({ length: count }, () => age), ...others];
    return { adults: 0, count: ages.length, ages };
  }
  const countedChildren = sentence.take(patterns.childrenWithAges);
  if (countedChildren) {
    const [, count = '', ...groups] = countedChildren;
    const ages = readAges(groups);
    // "1 teenager aged 16, 1 child 9 years".
    const others = takeSingleChildren(sentence, patterns);
    const areAll = ages.length === readNumber(count);
    return {
      adults: 0,
      count: Math.max(readNumber(count), ages.length) + others.length,
      ages: areAll ? [...ages, ...others] : [],
    };
  }
  const inARow = sentence.find(patterns.childrenInARow);
  const agesInARow = inARow ? readAges(inARow.slice(2)) : [];
  if (inARow && agesInARow.length > 1 && agesInARow.length === readNumber(inARow[1]!)) {
    sentence.mark(inARow.index, inARow[0].length);
    return { adults: 0, count: agesInARow.length, ages: agesInARow };
  }
  const ofAge: number[] = [];
  for (let next = sentence.take(patterns.childOfAge); next; next = sentence.take(patterns.childOfAge))
    ofAge.push(Number(next[1]));
  if (ofAge.length > 0) return { adults: 0, count: ofAge.length, ages: ofAge };
  const some = sentence.take(patterns.someChildrenWithAges);
  if (!some) {
    const single = takeSingleChildren(sentence, patterns);
    return single.length > 0 ? { adults: 0, count: single.length, ages: single } : null;
  }
  const ages = readAges(some.slice(1));
  return { adults: 0, count: ages.length, ages };
}

/** Reads the party. */
export function readParty(
  sentence: TypedSentence,
  vocabulary: Vocabulary,
  childrenOfAge: Children,
): PartyFilter {
  const { companion } = byVocabulary.get(vocabulary)!;
  const party = readCounted(sentence, vocabulary, childrenOfAge);
  // "2 adults and a carer".
  return party.persons !== undefined && sentence.take(companion)
    ? { ...party, persons: party.persons + 1 }
    : party;
}

function readCounted(sentence: TypedSentence, vocabulary: Vocabulary, childrenOfAge: Children): PartyFilter {
  const patterns = byVocabulary.get(vocabulary)!;
  const { readNumber } = vocabulary;
  const takeNumber = (pattern: RegExp): number => {
    const match = sentence.take(pattern);
    return match?.[1] === undefined ? 0 : readNumber(match[1]);
  };

  const adults = takeAdults() || childrenOfAge.adults;
  const familiesOf = sentence.find(patterns.familiesOf);
  if (familiesOf && patterns.ofEach.test(familiesOf[0]))
    sentence.mark(familiesOf.index, familiesOf[0].length);
  if (familiesOf && patterns.ofEach.test(familiesOf[0]))
    return { persons: readNumber(familiesOf[1]!) * readNumber(familiesOf[2]!) };
  const families = sentence.find(patterns.families);
  if (families?.[2] !== undefined) {
    sentence.mark(families.index, families[0].length);
    return { persons: readNumber(families[1]!) * (adultsWithChildren + readNumber(families[2])) };
  }
  const familyOf = takeNumber(patterns.familyOf);
  const isNobodyCounted = (others: readonly (RegExp | null)[]): boolean =>
    adults === 0 &&
    childrenOfAge.count === 0 &&
    familyOf === 0 &&
    !patterns.kin.test(sentence.text) &&
    others.every((pattern) => pattern === null || !sentence.find(pattern));
  const { family, couple, parents } = patterns;
  const menAndWomen = isNobodyCounted([family, couple, parents]) ? sentence.take(patterns.menAndWomen) : null;
  if (menAndWomen) {
    // "9 people (5 women, 4 men)".
    const all = takeNumber(patterns.persons);
    const counted = readNumber(menAndWomen[1]!) + readNumber(menAndWomen[2]!);
    return { persons: Math.max(all, counted + takeNumber(patterns.children)) };
  }
  const areFriends = isNobodyCounted([
    family,
    couple,
    parents,
    patterns.persons,
    patterns.sleeps,
    ...patterns.parties,
  ]);
  const youths = areFriends ? takeNumber(patterns.youths) : 0;
  if (youths > 0) return { persons: youths + takeNumber(patterns.children) };
  const firstOthers = takeNumber(patterns.children) || (sentence.take(patterns.oneChild) ? 1 : 0);
  // "1 child 1 teenager" is two persons, while "2 children, 1 boy 1 girl" names the same two twice.
  const others = firstOthers + (firstOthers === 1 ? takeNumber(patterns.children) : 0);
  const minors = childrenOfAge.count + others;
  const { ages, areIncluded, areAdded } = childrenOfAge;
  const childAges = ages.length === minors && minors > 0 ? { childAges: ages } : {};
  if (minors > 0) sentence.take(patterns.family);

  // Parents that are mentioned are part of the party, as are others mentioned with them.
  const couples = takeNumber(patterns.couples) * 2;
  const isCouple = sentence.takeAll(patterns.couple) !== null;
  const relatives = new Set<string>();
  if (minors > 0 && adults === 0 && (isCouple || sentence.find(patterns.parents)))
    for (let one = sentence.take(patterns.relatives); one; one = sentence.take(patterns.relatives))
      relatives.add(one[0].split(' ').at(-1)!);
  const persons = familyOf || takeNumber(patterns.persons) || takeNumber(patterns.sleeps) || couples;
  if (adults > 0 || persons > 0) sentence.take(patterns.families);
  const party =
    patterns.parties.findIndex((pattern) => pattern !== null && sentence.take(pattern) !== null) + 1;
  const isLoneParent = minors > 0 && sentence.take(patterns.loneParent) !== null;
  const isAlone =
    sentence.take(patterns.alone) !== null ||
    isLoneParent ||
    (minors > 0 && adults === 0 && sentence.take(patterns.meBeforeChild) !== null);
  const adultCount =
    adults || (isCouple ? 2 + relatives.size : 0) || party || (isAlone ? 1 : 0) || relatives.size;

  // In "Four of us (boys 9 and 12)" and "10 people, all couples" the larger number includes the others.
  const whole = Math.max(party >= 3 ? party : 0, isCouple && persons !== couples && !areAdded ? persons : 0);
  if (adults === 0 && whole > minors + (isCouple ? 2 : 0)) return { persons: whole, ...childAges };
  if (adultCount > 0) return { persons: adultCount + (areIncluded ? 0 : minors), ...childAges };
  // Couples are counted as adults, while other numbers include children.
  if (persons > 0)
    return { persons: persons === couples || areAdded ? persons + minors : persons, ...childAges };
  const forParty = readForParty();
  if (forParty !== null) return { persons: forParty + (areAdded ? minors : 0), ...childAges };
  const besideDog = minors === 0 ? takeNumber(patterns.plusRead) : 0;
  if (besideDog > 0) return { persons: besideDog };
  const besideCompanion = takeNumber(patterns.besideCompanion);
  if (besideCompanion > 0) return { persons: besideCompanion + 1 };
  return minors > 0 ? { persons: adultsWithChildren + minors, ...childAges } : {};

  /** Adults, or parents with grandparents beside them: "2 parents, 2 grandparents and an uncle". */
  function takeAdults(): number {
    const first = sentence.take(patterns.adults);
    if (!first) return 0;
    let count = readNumber(first[1]!);
    if (!patterns.kin.test(first[0])) return count;
    for (let next = sentence.find(patterns.adults); next; next = sentence.find(patterns.adults)) {
      if (!patterns.kin.test(next[0])) break;
      sentence.mark(next.index, next[0].length);
      count += readNumber(next[1]!);
    }
    for (let one = sentence.take(patterns.elder); one; one = sentence.take(patterns.elder)) count += 1;
    return count;
  }

  function readForParty(): number | null {
    const match = sentence.find(patterns.forParty);
    const [, number = '', countWord] = match ?? [];
    // "For 2 bikes" is not a party.
    if (!match || (countWord !== undefined && !vocabulary.isCorrect(countWord))) return null;
    sentence.mark(match.index, match[0].length - (countWord === undefined ? 0 : countWord.length + 1));
    return readNumber(number);
  }
}
