import { isPlaceName } from './named-place.ts';
import { parseSearchFilter, type SearchFilter } from './search-filter.ts';
import { addDays, isPlainDate, type PlainDate } from './stay.ts';

/* Search parameters of legacy addresses. Names are case-insensitive, as they were then; invalid values are dropped. */

type ReadParameter = (value: string) => string | undefined;

const digits: ReadParameter = (value) => (/^\d+$/.test(value) ? value : undefined);
/** Prices have at least three digits: smaller ones were typing errors. */
const price: ReadParameter = (value) => (/^\d{3,}$/.test(value) ? value : undefined);
const country: ReadParameter = (value) => (/^[a-z]{2}$/i.test(value) ? value.toLowerCase() : undefined);
const numbers: ReadParameter = (value) => (/^\s*\d+(\s*,\s*\d+)*\s*,?\s*$/.test(value) ? value : undefined);

const mapValues =
  (codes: Readonly<Record<string, string>>): ReadParameter =>
  (value) =>
    Object.hasOwn(codes, value) ? codes[value] : undefined;

/** Parses the value of a checkbox, which had many forms. */
const parseCheckbox =
  (meaning: string): ReadParameter =>
  (value) =>
    /^(y|yes|j|ja|on|true|[1-9]\d?)$/i.test(value) ? meaning : undefined;

const kilometres = mapValues({ 1: '1', 2: '5', 3: '10' });
const yes = parseCheckbox('Y');

/** Current names by lower-case legacy name, with the parser of the values. */
const renamedKeys: Readonly<Record<string, readonly [keyof SearchFilter, ReadParameter]>> = {
  partner: ['PID', digits],
  ort: ['place', digits],
  land: ['country', country],
  preisvon: ['priceMin', price],
  preisbis: ['priceMax', price],
  personen: ['persons', digits],
  schlafzimmer: ['sleepingRooms', digits],
  haustyp: ['objectType', mapValues({ 1: 'house', 2: 'apartment' })],
  idobjektliste: ['objects', numbers],
  meer: ['distSea', kilometres],
  see: ['distLake', kilometres],
  skilift: ['distSkilift', kilometres],
  loipe: ['distSkiloipe', kilometres],
  anbieter: ['agency', digits],
  idangebot: ['offer', digits],
  bootsverleih: ['boatrentalservice', yes],
  angeln: ['fishing', yes],
  grill: ['grill', yes],
  internet: ['internet', yes],
  sauna: ['sauna', yes],
  tv: ['tv', yes],
  geschirr: ['dishwasher', yes],
  kamin: ['fireplace', yes],
  klima: ['airconditioning', yes],
  nichtraucherhaus: ['nonsmoking', yes],
  parkplatz: ['parking', yes],
  terrasse: ['terrace', yes],
  tiere: ['pets', parseCheckbox('one')],
  pool: ['swimmingpool', yes],
  waschmasch: ['washingmachine', yes],
};

/** Current names that are also legacy names: the value decides. */
const ambiguousNames: ReadonlySet<string> = new Set(['grill', 'internet', 'sauna', 'tv']);

const onlyLegacy: readonly string[] = [
  ...Object.keys(renamedKeys).filter((name) => !ambiguousNames.has(name)),
  'datvon',
  'datbis',
  'reisedauer',
  'searchtype',
];

const nightsMax = 365;

/** Parses a date such as `dd.MM.yyyy`. */
function readDate(value: string): PlainDate | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(value) ?? [];
  const date = [year, month, day].join('-');
  return isPlainDate(date) ? date : undefined;
}

function readSort(col: string, direction: string): string | undefined {
  if (col === 'objoai') return 'recommendation';
  if (col === 'objrating') return 'rating';
  if (col === 'preis' && direction === 'asc') return 'priceAsc';
  return col === 'preis' && direction === 'desc' ? 'priceDesc' : undefined;
}

function byLowerCase(params: URLSearchParams): Map<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of params) {
    const lower = name.toLowerCase();
    if (!values.has(lower)) values.set(lower, value.trim());
  }
  return values;
}

/** Parses the filter in a legacy address; current names in it count too. */
export function parseLegacySearch(params: URLSearchParams): SearchFilter {
  const values = byLowerCase(params);
  const parameterOf = (name: string): string => values.get(name) ?? '';
  const filter: Record<string, string | undefined> = {};
  for (const [name, [key, read]] of Object.entries(renamedKeys)) filter[key] = read(parameterOf(name));
  const startDate = readDate(parameterOf('datvon'));
  const nights = /^\d{1,3}$/.test(parameterOf('reisedauer')) ? Number(parameterOf('reisedauer')) : 0;
  filter['startDate'] = startDate;
  filter['endDate'] =
    readDate(parameterOf('datbis')) ??
    (startDate && nights >= 1 && nights <= nightsMax ? addDays(startDate, nights) : undefined);
  if (parameterOf('searchtype').toLowerCase() === 'volltextsuche')
    filter['fulltext'] = parameterOf('pattern');
  filter['sort'] = readSort(parameterOf('col').toLowerCase(), parameterOf('sort').toLowerCase());
  return { ...parseSearchFilter(Object.fromEntries(params)), ...parseSearchFilter(filter) };
}

export function hasLegacyFilters(params: URLSearchParams): boolean {
  const values = byLowerCase(params);
  const parameterOf = (name: string): string => values.get(name) ?? '';
  if (onlyLegacy.some((name) => values.has(name)) || readPlaceName(params) !== null) return true;
  if (readSort(parameterOf('col').toLowerCase(), parameterOf('sort').toLowerCase()) !== undefined)
    return true;
  const today = parseSearchFilter(Object.fromEntries(params));
  return [...ambiguousNames].some((name) => {
    const [key, read] = renamedKeys[name]!;
    return today[key] === undefined && read(parameterOf(name)) !== undefined;
  });
}

/** Old links contain the place's name, current ones its number. */
const placeNames: readonly string[] = ['ort', 'place'];

const namesPlace = ([name, value]: [string, string]): boolean =>
  placeNames.includes(name.toLowerCase()) && isPlaceName(value);

/** Returns the place named by an address; null if it has none, or a number. */
export function readPlaceName(params: URLSearchParams): string | null {
  return [...params].find(namesPlace)?.[1].trim() ?? null;
}

export function withPlaceNumber(params: URLSearchParams, number: number | null): URLSearchParams {
  const otherParameters = new URLSearchParams([...params].filter((entry) => !namesPlace(entry)));
  if (number !== null) otherParameters.set('place', String(number));
  return otherParameters;
}
