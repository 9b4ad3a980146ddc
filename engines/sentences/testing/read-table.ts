import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitWords } from '../../../domain/folded-text.ts';
import { serializeSearchFilter, type SearchFilter } from '../../../domain/search-filter.ts';
import type { Understanding } from '../understanding.ts';
import { testPlaces } from './places.ts';

interface Meaning {
  filter: SearchFilter;
  asks: string;
}

export interface Expected {
  text: string;
  /** Any of these meanings is correct. */
  meanings: readonly Meaning[];
  /** Words that are not understood. One with a question mark may be missing. */
  rest: string;
}

const flags: Readonly<Record<string, SearchFilter>> = {
  house: { objectType: 'house' },
  apt: { objectType: 'apartment' },
  pool: { swimmingpool: 'Y' },
  internet: { internet: 'Y' },
  terrace: { terrace: 'Y' },
  parking: { parking: 'Y' },
  tv: { tv: 'Y' },
  dishwasher: { dishwasher: 'Y' },
  washer: { washingmachine: 'Y' },
  nonsmoking: { nonsmoking: 'Y' },
  sauna: { sauna: 'Y' },
  grill: { grill: 'Y' },
  aircon: { airconditioning: 'Y' },
  whirlpool: { whirlpool: 'Y' },
  fireplace: { fireplace: 'Y' },
  fishing: { fishing: 'Y' },
  boat: { boatrentalservice: 'Y' },
  seaview: { seaview: 'Y' },
  ev: { evcharging: 'Y' },
  stepfree: { stepfree: 'Y' },
  widedoors: { widedoors: 'Y' },
  walkin: { walkinshower: 'Y' },
  instant: { instantbooking: 'Y' },
  vouchers: { vouchers: 'Y' },
  freecancel: { freeCancel: 'Y' },
  lastminute: { lastminuteonly: 'Y' },
  private: { providerType: 'private' },
  dog: { pets: 'one' },
  dogs: { pets: 'more' },
  nopets: { pets: 'none' },
};

const numbers: Readonly<Record<string, keyof SearchFilter>> = {
  p: 'persons',
  max: 'priceMax',
  min: 'priceMin',
  sea: 'distSea',
  lake: 'distLake',
  ski: 'distSkilift',
  loipe: 'distSkiloipe',
  bed: 'sleepingRooms',
  bath: 'bathRooms',
  beds: 'beds',
  sqm: 'squaremeterLiving',
  rating: 'rating',
};

function parseToken(token: string): SearchFilter {
  const stay = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)(?:\/(\d+))?(?:~(\d))?$/.exec(token);
  if (stay) {
    const [, startDate = '', endDate = '', duration, tolerance] = stay;
    return {
      startDate,
      endDate,
      ...(duration && { duration: Number(duration) }),
      ...(tolerance && { tolerance: Number(tolerance) }),
    };
  }
  if (token.startsWith('kids:')) return { childAges: token.slice(5).split(',').map(Number) };
  if (token.startsWith('near:')) {
    const [, name, kilometres = '20'] = token.split(':');
    const centre = testPlaces.find(({ key }) => key === name)!.centre!;
    return { latitude: centre.lat, longitude: centre.lon, distance: Number(kilometres) };
  }
  const place = token.startsWith('@') ? findKey(token.slice(1)) : undefined;
  if (place !== undefined) return { region: place };
  const counted = /^([a-z]+)(\d+)$/.exec(token);
  const key = counted && numbers[counted[1]!];
  if (key) return { [key]: Number(counted[2]) };
  const flag = flags[token];
  if (!flag) throw new Error(`The table has an unknown word: ${token}`);
  return flag;
}

/** Short names for long keys in the tables. */
const shortKeys: Readonly<Record<string, string>> = {
  ostsee: 'ganze-ostsee',
  nordsee: 'ganze-nordsee',
  alpen: 'ganze-alpen',
  norwegen: 'no',
};

const findKey = (short: string): string => {
  const key = shortKeys[short] ?? short;
  if (!testPlaces.some((place) => place.key === key))
    throw new Error(`The table has an unknown place: ${short}`);
  return key;
};

/** Reads a sentence and what is expected of it, with ` | ` between both. */
export function readExpected(line: string): Expected {
  const [text = '', expected = ''] = line.split(' | ');
  // Words after `rest:`, up to the next token.
  const rest = /(?:^| )rest:(.*?)(?= ask:| @| p\d| 20\d\d| dog\b| \w+:|$)/.exec(expected);
  const written = (rest ? expected.replace(rest[0], '') : expected).trim().split(' ').filter(Boolean);
  return { text, meanings: listChoices(written).map(readMeaning), rest: rest?.[1] ?? '' };
}

/** Returns all combinations of the alternatives separated by `||`, which may be empty. */
function listChoices(written: readonly string[]): string[][] {
  const choices = written.map((token) => token.split('||'));
  return choices.reduce<string[][]>(
    (lists, tokens) =>
      tokens.flatMap((token) => lists.map((list) => (token === '' ? list : [...list, token]))),
    [[]],
  );
}

function readMeaning(tokens: readonly string[]): Meaning {
  const asks = tokens.filter((token) => token.startsWith('ask:')).map((token) => token.slice(4));
  const filters = tokens.filter((token) => !token.startsWith('ask:')).map(parseToken);
  return { filter: Object.assign({}, ...filters) as SearchFilter, asks: asks.join(' ') };
}

export function readTable(name: string): Expected[] {
  const lines = readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8').split('\n');
  return lines.filter((line) => line.includes(' | ')).map(readExpected);
}

const written = (filter: SearchFilter): string => {
  const { persons, ...others } = filter;
  return JSON.stringify({ ...serializeSearchFilter(others), ...(persons !== undefined && { persons }) });
};

/** Filler words that do not change the meaning. */
const small = new Set(
  (
    'a e la le les dans in im the und oder mit von für der die das den dem ein eine einen einem and or with for of an ' +
    'mein meine meinen meiner unser unsere my our mon ma mes notre nos mio mia miei nostro et ou avec pour de du des un une à au aux ed con per di del della dei il lo i gli nel nella da al alla'
  )
    .split(' ')
    .map((word) => splitWords(word).join('')),
);

const telling = (text: string): string =>
  splitWords(text)
    .filter((word) => !small.has(word))
    .join(' ');

function isExpectedRest(expected: string, rest: readonly string[]): boolean {
  const words = expected.split(' ').flatMap((typed) =>
    telling(typed)
      .split(' ')
      .filter(Boolean)
      .map((word) => (typed.endsWith('?') ? `(?:${word} )?` : `${word} `)),
  );
  return new RegExp(`^${words.join('')}$`).test(`${telling(rest.join(' '))} `.trimStart());
}

/** Describes the difference between the actual and the expected result. Empty if there is none. */
export function describeDifference(expected: Expected, { filter, questions, rest }: Understanding): string {
  const asks = questions.map(({ kind }) => kind).join(' ');
  const isMeant = expected.meanings.some(
    (one) => written(one.filter) === written(filter) && one.asks === asks,
  );
  const [first] = expected.meanings;
  return [
    isMeant
      ? ''
      : `filter: ${written(first!.filter)} ask ${first!.asks} but got ${written(filter)} ask ${asks}`,
    isExpectedRest(expected.rest, rest) ? '' : `rest: ${expected.rest} but got ${rest.join(' | ')}`,
  ]
    .filter(Boolean)
    .join('; ');
}
