import { isPlaceName } from './named-place.ts';
import { parseSearchFilter, type SearchFilter } from './search-filter.ts';
import { addDays, isPlainDate, type PlainDate } from './stay.ts';

/*
 * Searches as addresses wrote them in earlier years. Names count without regard to case, since the
 * software of those years did not care either; a value that does not fit is dropped.
 */

type Read = (value: string) => string | undefined;

const digits: Read = (value) => (/^\d+$/.test(value) ? value : undefined);
/** Prices have at least three digits: smaller ones were typing errors. */
const price: Read = (value) => (/^\d{3,}$/.test(value) ? value : undefined);
const country: Read = (value) => (/^[a-z]{2}$/i.test(value) ? value.toLowerCase() : undefined);
const numbers: Read = (value) => (/^\s*\d+(\s*,\s*\d+)*\s*,?\s*$/.test(value) ? value : undefined);

const coded =
  (codes: Readonly<Record<string, string>>): Read =>
  (value) =>
    Object.hasOwn(codes, value) ? codes[value] : undefined;

/** A ticked box was sent in many forms. */
const ticked =
  (meaning: string): Read =>
  (value) =>
    /^(y|yes|j|ja|on|true|[1-9]\d?)$/i.test(value) ? meaning : undefined;

const kilometres = coded({ 1: '1', 2: '5', 3: '10' });
const yes = ticked('Y');

/** Legacy name in lower case -> name of today and how its values are read. */
const renamed: Readonly<Record<string, readonly [keyof SearchFilter, Read]>> = {
  partner: ['PID', digits],
  ort: ['place', digits],
  land: ['country', country],
  preisvon: ['priceMin', price],
  preisbis: ['priceMax', price],
  personen: ['persons', digits],
  schlafzimmer: ['sleepingRooms', digits],
  haustyp: ['objectType', coded({ 1: 'house', 2: 'apartment' })],
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
  tiere: ['pets', ticked('one')],
  pool: ['swimmingpool', yes],
  waschmasch: ['washingmachine', yes],
};

/** Current names too: there the value tells which one is meant. */
const alsoOfToday: ReadonlySet<string> = new Set(['grill', 'internet', 'sauna', 'tv']);

const onlyLegacy: readonly string[] = [
  ...Object.keys(renamed).filter((name) => !alsoOfToday.has(name)),
  'datvon',
  'datbis',
  'reisedauer',
  'searchtype',
];

const nightsMax = 365;

/** dd.MM.yyyy */
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

/** The filter in a legacy address; current names in it count too. */
export function parseLegacySearch(params: URLSearchParams): SearchFilter {
  const values = byLowerCase(params);
  const of = (name: string): string => values.get(name) ?? '';
  const found: Record<string, string | undefined> = {};
  for (const [name, [key, read]] of Object.entries(renamed)) found[key] = read(of(name));
  const startDate = readDate(of('datvon'));
  const nights = /^\d{1,3}$/.test(of('reisedauer')) ? Number(of('reisedauer')) : 0;
  found['startDate'] = startDate;
  found['endDate'] =
    readDate(of('datbis')) ??
    (startDate && nights >= 1 && nights <= nightsMax ? addDays(startDate, nights) : undefined);
  if (of('searchtype').toLowerCase() === 'volltextsuche') found['fulltext'] = of('pattern');
  found['sort'] = readSort(of('col').toLowerCase(), of('sort').toLowerCase());
  return { ...parseSearchFilter(Object.fromEntries(params)), ...parseSearchFilter(found) };
}

export function hasLegacyFilters(params: URLSearchParams): boolean {
  const values = byLowerCase(params);
  const of = (name: string): string => values.get(name) ?? '';
  if (onlyLegacy.some((name) => values.has(name)) || namedPlace(params) !== null) return true;
  if (readSort(of('col').toLowerCase(), of('sort').toLowerCase()) !== undefined) return true;
  const today = parseSearchFilter(Object.fromEntries(params));
  return [...alsoOfToday].some((name) => {
    const [key, read] = renamed[name]!;
    return today[key] === undefined && read(of(name)) !== undefined;
  });
}

/** Old links name the place, current ones have its number. */
const placeNames: readonly string[] = ['ort', 'place'];

const namesPlace = ([name, value]: [string, string]): boolean =>
  placeNames.includes(name.toLowerCase()) && isPlaceName(value);

/** The place that an address names; null if it has none, or a number. */
export function namedPlace(params: URLSearchParams): string | null {
  return [...params].find(namesPlace)?.[1].trim() ?? null;
}

export function withPlaceNumber(params: URLSearchParams, number: number | null): URLSearchParams {
  const others = new URLSearchParams([...params].filter((entry) => !namesPlace(entry)));
  if (number !== null) others.set('place', String(number));
  return others;
}
