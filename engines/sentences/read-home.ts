import { distanceCodes, type SearchFilter, type SearchFlag } from '../../domain/search-filter.ts';
import type { Question } from './understanding.ts';
import { wholeWords, type TypedSentence } from './typed-sentence.ts';
import { vocabularies, type Vocabulary } from './vocabulary.ts';

const atLeastWords =
  '(?:(?:mind(?:estens|\\.)?|min\\.?|ab|wenigstens|at least|minimum|au moins|a partir de|almeno|minimo|da) )?';
const minimumBehind = '(?: (?:minimum|mini|min|minimo|or more|et plus|o piu|und mehr|and up))?';

type Goal = 'sea' | 'lake' | 'lift' | 'track';
const goals = [
  ['distSea', 'sea', 'atSea', 'nearSea'],
  ['distLake', 'lake', 'atLake', 'nearLake'],
  ['distSkiloipe', 'track', 'atTrack', 'nearTrack'],
  ['distSkilift', 'lift', 'atLift', 'nearLift'],
] as const;

function homePatterns({ words, number }: Vocabulary) {
  const one = wholeWords;
  const countPattern = (noun: string): RegExp =>
    one(`${atLeastWords}${number}(?:[.,]5)? ?-?(?:${noun})${minimumBehind}`);
  const distances = goals.map(([key, goal, at, near]) => {
    const noun = words[goal as Goal];
    const orNothing = (source: string): RegExp | null => (source === '' ? null : wholeWords(source));
    const within =
      '(?:(?:a|max\\.?|maximal|hochstens|bis zu|within|less than|not more than|nicht mehr als|pas (?:plus|\\+) de|nicht weiter als|keine|a non piu di|non piu di|non oltre|fino a|nur|hochstens|jusqu.a|up to|moins de|a moins de|a meno di|meno di|entro|unter|no more than) )*';
    return {
      key,
      measured: one(
        `${within}(\\d{1,4}) ?(km|kilometern?|kilometres?|kilometers?|chilometri|miles?|yards?|yds?|m|mtr?|metern?|metres?|meters?|metri)(?: (?:max(?:i|imal|imum)?\\.?|massimo))? ?(?:${words.awayFrom})? ?(?:${noun})(?: (?:${words.distant}))?`,
      ),
      // "Beach 500 m away", "strand fußläufig in 5 minuten".
      measuredBehind: one(
        `(?:${noun}) ?(?:(?:in|nur|only|just|at|a|max\\.?|hochstens|within|entro|solo) )*(\\d{1,4}) ?(km|miles?|m|mtr?|metern?|metres?|meters?|metri)(?: ?(?:${words.distant}))?`,
      ),
      walkedBehind: one(
        `(?:${noun}) ?(?:(?:in|nur|only|just|at|a|within|entro|solo) )*\\d{1,2} ?(?:${words.minutes})(?: ?(?:${words.onFoot}))?(?: ?(?:${words.distant}))?`,
      ),
      walked: one(
        `${within}\\d{1,2} ?(?:${words.minutes}) ?(?:${words.onFoot})? ?(?:${words.awayFrom})? ?(?:${noun})|(?:${words.onFoot}) ?(?:(?:${words.awayFrom}) ?)?(?:${noun})|(?:${noun}) ?(?:${words.onFoot})`,
      ),
      direct: orNothing(words[at]),
      at: one(`(?:${words.at}) ?(?:(?:strand|sandstrand) (?:am|vom) )?(?:${noun})`),
      atBehind: one(`(?:${noun}) (?:${words.atBehind})`),
      close: one(`(?:${words.close}) ?(?:${noun})|(?:${noun}) (?:${words.closeBehind})`),
      near: orNothing(words[near]),
    };
  });
  return {
    house: one(words.house),
    apartment: one(words.apartment),
    bedrooms: countPattern(words.bedrooms),
    bedroomKinds: one(`${number} ?x? ?(?:${words.bedroomKinds})`),
    rooms: countPattern(words.rooms),
    countedRooms: words.countedRooms.map(([source, rooms]) => ({ pattern: wholeWords(source), rooms })),
    bathrooms: countPattern(words.bathrooms),
    beds: countPattern(words.beds),
    area: one(
      `${atLeastWords}(\\d{2,4}) ?(?:${words.area})(?! (?:di )?(?:veranda|${words.flags.terrace ?? 'balkon'}|garten|garden|jardin|giardino)(?![a-z]))${minimumBehind}`,
    ),
    stars: one(
      `${atLeastWords}(\\d(?:[.,]5)?)(?: ?(?:-|\\/|${words.until}|${words.or}) ?5)? ?-?(?:${words.stars})${minimumBehind}`,
    ),
    flags: Object.entries(words.flags).map(([flag, source]) => ({
      flag: flag as SearchFlag,
      pattern: wholeWords(source),
    })),
    others: words.others.map(([source, set]) => ({ pattern: wholeWords(source), set })),
    distances,
  };
}

const byVocabulary = new Map(Object.values(vocabularies).map((one) => [one, homePatterns(one)]));

const kilometresOfMile = 1.609;
const walking = distanceCodes[0];
const drive = distanceCodes[1];

function findCode(length: number, unit: string): number {
  const kilometres = unit.startsWith('mi')
    ? length * kilometresOfMile
    : unit.startsWith('k') || unit.startsWith('ch')
      ? length
      : length / 1000;
  return distanceCodes.find((code) => kilometres <= code) ?? distanceCodes.at(-1)!;
}

/** Reads how far the sea, a lake and the snow may be. */
export function readDistances(sentence: TypedSentence, vocabulary: Vocabulary): SearchFilter {
  const filter: SearchFilter = {};
  for (const one of byVocabulary.get(vocabulary)!.distances) {
    const { key, measured, walked, direct, at, atBehind, close, near } = one;
    const length = sentence.take(measured) ?? sentence.take(one.measuredBehind);
    if (length) filter[key] = findCode(Number(length[1]), length[2]!);
    else if (sentence.take(walked) ?? sentence.take(one.walkedBehind)) filter[key] = walking;
    else if (sentence.take(atBehind)) filter[key] = walking;
    else if (direct && sentence.takeAll(direct)) filter[key] = walking;
    else if (sentence.take(close)) filter[key] = drive;
    else if (sentence.takeAll(at)) filter[key] = walking;
    else if (near && sentence.takeAll(near)) filter[key] = drive;
    // The same goal once more: "at the sea, near the beach".
    if (filter[key] !== undefined) for (const again of [at, near]) if (again) sentence.takeAll(again);
  }
  return filter;
}

/** Reads amenities and conditions. */
export function readAmenities(sentence: TypedSentence, vocabulary: Vocabulary): SearchFilter {
  const { flags, others } = byVocabulary.get(vocabulary)!;
  let filter: SearchFilter = {};
  for (const { pattern, set } of others) if (sentence.takeAll(pattern)) filter = { ...filter, ...set };
  // "Ebenerdige Dusche" is a shower before it is a floor.
  const showersFirst = flags.toSorted(
    (one, other) => Number(other.flag === 'walkinshower') - Number(one.flag === 'walkinshower'),
  );
  for (const { flag, pattern } of showersFirst) if (sentence.takeAll(pattern)) filter[flag] = 'Y';
  return filter;
}

/** Reads what kind of home it is and how large. */
export function readSize(
  sentence: TypedSentence,
  vocabulary: Vocabulary,
): { filter: SearchFilter; question: Question | null } {
  const patterns = byVocabulary.get(vocabulary)!;
  const { readNumber } = vocabulary;
  const filter: SearchFilter = {};
  const counts = [
    ['sleepingRooms', patterns.bedrooms],
    ['bathRooms', patterns.bathrooms],
    ['beds', patterns.beds],
  ] as const;
  const kinds: number[] = [];
  for (let kind = sentence.find(patterns.bedroomKinds); kind; kind = sentence.find(patterns.bedroomKinds)) {
    sentence.mark(kind.index, kind[0].length);
    kinds.push(readNumber(kind[1]!));
  }
  if (kinds.length > 0) filter.sleepingRooms = kinds.reduce((sum, rooms) => sum + rooms, 0);
  for (const [key, pattern] of counts) {
    if (filter[key] !== undefined) continue;
    const match = sentence.take(pattern);
    if (match) filter[key] = readNumber(match[1]!);
  }
  const area = sentence.take(patterns.area);
  if (area) filter.squaremeterLiving = Number(area[1]);
  const stars = sentence.take(patterns.stars);
  if (stars) filter.rating = Math.min(5, Number(stars[1]!.replace(',', '.')));
  const question = readRooms();
  const isHouse = sentence.takeAll(patterns.house) !== null;
  const isApartment = sentence.takeAll(patterns.apartment) !== null;
  // Who names both takes either.
  if (isHouse !== isApartment) filter.objectType = isHouse ? 'house' : 'apartment';
  return { filter, question };

  /** Rooms are counted with the living room in some languages and by some people. */
  function readRooms(): Question | null {
    const countedRooms = patterns.countedRooms.find(({ pattern }) => sentence.find(pattern));
    const roomMatch = sentence.take(countedRooms?.pattern ?? patterns.rooms);
    if (!roomMatch) return null;
    const rooms = countedRooms?.rooms ?? readNumber(roomMatch[1]!);
    const choices = [rooms - 1, rooms].filter((count) => count > 0);
    const options = choices.map((sleepingRooms) => ({ set: { sleepingRooms } }));
    return { kind: 'rooms', words: sentence.findPiece(roomMatch).words, options };
  }
}
