import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';
import type { FeedMapping } from '../../contract/feeds/feed-mapping.ts';
import {
  dogsOnRequest,
  numberFields,
  readYesNo,
  wordFields,
  type MappedField,
} from '../../domain/feed-fields.ts';
import { homeKinds, toObjectType, type HomeKind } from '../../domain/homes/home-kinds.ts';
import { dogsFromPetRule } from './bare-pets.ts';
import { findKindInWords } from './kind-of-words.ts';
import {
  parseClock,
  parseNumber,
  parsePosition,
  plainParagraphs,
  stripCurrency,
  stripUnits,
} from './mapped-cells.ts';
import { toPhotos } from './photos-of-addresses.ts';

type Cells = Readonly<Partial<Record<string, string>>>;

const numericFields: ReadonlySet<string> = new Set(numberFields);
const amountFields: ReadonlySet<string> = new Set(['nightlyPrice', 'deposit']);
const coordinateFields: ReadonlySet<string> = new Set(['lat', 'lon']);
const clockFields: ReadonlySet<string> = new Set(['checkIn', 'checkOut']);
const squareMetresPerSquareFoot = 0.0929;

/** Returns the home of a row, or the reason why the row is not a home. */
export function toMappedHome(cells: Cells, mapping: FeedMapping, currency: string): FeedHomeInput | string {
  const home: Record<string, unknown> = {};
  for (const name of [...wordFields, ...numberFields]) {
    const value = readValue(cells, mapping, name);
    if (value === undefined) continue;
    if (numericFields.has(name)) {
      const fields = readNumberField(name, value, mapping, currency);
      if (typeof fields === 'string') return fields;
      Object.assign(home, fields);
    } else setPath(home, name.split('.'), readTextField(name, String(value)));
  }
  const refusal = placeHome(home) ?? nameKind(home);
  if (refusal !== null) return refusal;
  if (home['provider']) setPath(home, ['provider', 'trader'], mapping.providersAreTraders);
  completeTexts(home);
  completeAddress(home);
  home['amenities'] = findAmenities(cells, mapping);
  if (mapping.cancellation) home['cancellation'] = mapping.cancellation;
  const touristTax = toTax(cells, mapping, currency);
  if (touristTax === null) return 'no number: touristTax';
  if (touristTax.length > 0) home['touristTax'] = touristTax;
  return { ...(home as FeedHomeInput), ...findPhotos(cells, mapping) };
}

const quote = (cell: string): string => JSON.stringify(cell.slice(0, 60));

/** Returns a cell, translated if the mapping has a value for it. An empty cell gets the value set for all homes. */
function readValue(cells: Cells, { columns, values, constants }: FeedMapping, name: MappedField) {
  const column = columns[name];
  const cell = column === undefined ? '' : (cells[column] ?? '').trim();
  return values[name]?.[cell] ?? (cell === '' ? constants[name] : cell);
}

/** Returns the fields of the home that a numeric cell sets, or the reason why the cell is refused. */
function readNumberField(
  name: MappedField,
  value: string | number,
  { decimal, units }: FeedMapping,
  currency: string,
): Record<string, unknown> | string {
  if (name === 'dogsMax' && typeof value === 'string') {
    const isAllowed = value === dogsOnRequest || (!/^\d+$/.test(value) && readYesNo(value));
    if (value !== '' && isAllowed !== null && !/^\d+$/.test(value)) return dogsFromPetRule(isAllowed);
  }
  const text = String(value);
  const number =
    typeof value === 'number'
      ? value
      : coordinateFields.has(name)
        ? parseNumber(text, text.includes(',') ? ',' : '.')
        : parseNumber(amountFields.has(name) ? stripCurrency(text, currency) : stripUnits(text), decimal);
  if (number === null) return `no number: ${name} = ${quote(text)}`;
  if (name === 'squaremeterLiving')
    return {
      [name]: Math.round(units.squaremeterLiving === 'ft2' ? number * squareMetresPerSquareFoot : number),
    };
  if (name === 'nightlyPrice' && units.nightlyPrice === 'week')
    return { [name]: Math.round((number / 7) * 100) / 100 };
  // A bath without a shower or tub counts as half in some programs.
  if (name === 'bathrooms') return { [name]: Math.floor(number) };
  return { [name]: number };
}

function readTextField(name: MappedField, value: string): string {
  if (clockFields.has(name)) return parseClock(value) ?? value;
  return name.endsWith('.description') ? plainParagraphs(value) : value;
}

/** Takes latitude and longitude out of a position in one column. */
function placeHome(home: Record<string, unknown>): string | null {
  const { position } = home;
  delete home['position'];
  if (typeof position !== 'string') return null;
  const place = parsePosition(position);
  if (!place) return `no number: position = ${quote(position)}`;
  Object.assign(home, place);
  return null;
}

/** A word for the kind that nobody has mapped is understood by the words of all languages. */
function nameKind(home: Record<string, unknown>): string | null {
  const { kind, objectType } = home;
  if (typeof kind === 'string' && !(homeKinds as readonly string[]).includes(kind)) {
    const guess = findKindInWords(kind);
    if (!guess) return `wrong or missing: kind = ${quote(kind)}`;
    home['kind'] = guess.kind;
  }
  if (objectType === undefined && home['kind'] !== undefined)
    home['objectType'] = toObjectType(home['kind'] as HomeKind);
  return null;
}

/** A title without a description, or the other way round, is completed by sentences from the facts. */
function completeTexts(home: Record<string, unknown>): void {
  const texts = (home['texts'] ?? {}) as Record<string, object>;
  for (const [language, text] of Object.entries(texts))
    texts[language] = { title: '', description: '', ...text };
}

/** A town alone is not an address. */
function completeAddress(home: Record<string, unknown>): void {
  const { street, city, zip = '' } = (home['address'] ?? {}) as Partial<Record<string, string>>;
  if (street && city) home['address'] = { street, zip, city };
  else delete home['address'];
}

function findAmenities(cells: Cells, { amenities, amenityList }: FeedMapping): string[] {
  const flags = new Set<string>(
    Object.entries(amenities).flatMap(([flag, { column, yes }]) =>
      yes.includes((cells[column] ?? '').trim()) ? [flag] : [],
    ),
  );
  if (amenityList) {
    for (const word of splitList(cells[amenityList.column] ?? '', amenityList.separator)) {
      const flag = amenityList.values[word];
      if (flag !== undefined) flags.add(flag);
    }
  }
  return [...flags];
}

/** Splits a list of words, also one that is written as JSON. */
export function splitList(cell: string, separator: string): string[] {
  if (/^\s*\[/.test(cell)) {
    try {
      const list: unknown = JSON.parse(cell);
      if (Array.isArray(list)) return list.map((one) => String(one).trim()).filter(Boolean);
    } catch {
      // Then it is a list by separators that begins with a bracket.
    }
  }
  return cell
    .split(separator)
    .map((word) => word.trim())
    .filter(Boolean);
}

function findPhotos(cells: Cells, { photos }: FeedMapping): Pick<FeedHomeInput, 'photos'> {
  if (!photos) return {};
  const columns = [photos.column, ...photos.more];
  return toPhotos(columns.flatMap((column) => (cells[column] ?? '').split(photos.separator)));
}

type Tax = NonNullable<FeedHomeInput['touristTax']>;

function toTax(cells: Cells, mapping: FeedMapping, currency: string): Tax | null {
  const rates: Tax = [];
  for (const { amount, percent, ...terms } of mapping.touristTax) {
    const source = (amount ?? percent)!;
    const cell = typeof source === 'number' ? '' : (cells[source.column] ?? '').trim();
    if (typeof source !== 'number' && cell === '') continue;
    const numberText = amount === undefined ? cell.replace(/\s*%$/, '') : stripCurrency(cell, currency);
    const number = typeof source === 'number' ? source : parseNumber(numberText, mapping.decimal);
    if (number === null) return null;
    rates.push({ ...terms, ...(amount === undefined ? { percent: number } : { amount: number }) });
  }
  return rates;
}

function setPath(home: Record<string, unknown>, [name, ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) home[name!] = value;
  else setPath((home[name!] ??= {}) as Record<string, unknown>, rest, value);
}
