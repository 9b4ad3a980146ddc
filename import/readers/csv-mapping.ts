import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { amenityFlags } from '../../domain/search-filter.ts';
import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';
import type { FeedFiles, FeedReader, FeedRow } from '../feed-reader.ts';
import { ImportError } from '../import-error.ts';
import { taxTerms } from '../../contract/pricing/tourist-tax.ts';
import { taxBandsMax } from '../../domain/pricing/tax-bounds.ts';
import { photosOfAddresses } from './photos-of-addresses.ts';
import { readTable } from './read-table.ts';

const age = z.number().int().min(0).max(120);
const column = z.string().min(1).max(200);
/** A number for all homes, or the column with each home's own. */
const sharedOrOwn = z.union([z.number().min(0), z.strictObject({ column })]);

/** Fields that a column may fill, named as in `feed-home.ts`; numbers are formatted as the mapping says. */
const numbers = [
  ...(['lat', 'lon', 'personsMax', 'bedrooms', 'bathrooms', 'squaremeterLiving', 'dogsMax'] as const),
  ...(['positionWithinMetres', 'nightlyPrice', 'minStay', 'maxStay', 'deposit'] as const),
];
const words = [
  ...(['key', 'objectType', 'kind', 'quarter', 'registrationNumber', 'checkIn', 'checkOut'] as const),
  ...(['provider.name', 'provider.mail', 'provider.phone', 'provider.language'] as const),
  ...(['address.street', 'address.zip', 'address.city'] as const),
  ...(['texts.de.title', 'texts.de.description', 'texts.en.title', 'texts.en.description'] as const),
  ...(['texts.fr.title', 'texts.fr.description', 'texts.it.title', 'texts.it.description'] as const),
];
const field = z.enum([...numbers, ...words]);

const mapping = z.strictObject({
  delimiter: z.enum([',', ';', '\t', '|']).default(','),
  decimal: z.enum(['.', ',']).default('.'),
  columns: z.partialRecord(field, column),
  /** Meaning of cells by field: "Ferienhaus" is the kind "holidayHouse". Unlisted cells stay as they are. */
  values: z.partialRecord(field, z.record(z.string(), z.string())).default({}),
  /** Values for fields without a column and for empty cells. */
  constants: z.partialRecord(field, z.union([z.string(), z.number()])).default({}),
  amenities: z
    .partialRecord(z.enum(amenityFlags), z.strictObject({ column, yes: z.array(z.string()).min(1) }))
    .default({}),
  /** Column with photo addresses, and their separator. */
  photos: z.strictObject({ column, separator: z.string().min(1).max(3).default('|') }).optional(),
  /** Tourist tax rates; an empty cell means no such rate. */
  touristTax: z
    .array(
      z
        .strictObject({
          fromAge: age.default(0),
          toAge: age.default(120),
          amount: sharedOrOwn.optional(),
          nightsMax: taxTerms.nightsMax,
          season: taxTerms.season,
          percent: sharedOrOwn.optional(),
        })
        .refine(({ amount, percent }) => (amount === undefined) !== (percent === undefined), {
          message: 'either an amount or a percent',
        }),
    )
    .max(taxBandsMax)
    .default([]),
  /** True if all landlords are traders, which the law requires to be stated. */
  providersAreTraders: z.boolean().optional(),
});
type Mapping = z.infer<typeof mapping>;

export function readMapping(path: string): Mapping {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    // It is told like one that is no JSON.
  }
  return mappingOf(text, path);
}

function mappingOf(text: string, path: string): Mapping {
  const refuse = (message: string, about = ''): never => {
    throw new ImportError(`${path} ${message}`, 'mapping', [about]);
  };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refuse('is no JSON that can be read.');
  }
  const parsed = mapping.safeParse(raw);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      (issue) => `${issue.path.map(String).join('.')}: ${issue.message}`,
    );
    return refuse(`is no mapping in the form of docs/import.md: ${faults.join('; ')}`, faults.join('; '));
  }
  const named = { ...parsed.data.columns, ...parsed.data.constants };
  if (!parsed.data.columns.key) return refuse('maps no column to key.', 'columns.key');
  if (
    Object.keys(named).some((name) => name.startsWith('provider.')) &&
    parsed.data.providersAreTraders === undefined
  )
    return refuse(
      'names providers: providersAreTraders says whether they are traders.',
      'providersAreTraders',
    );
  return parsed.data;
}

export function createCsvReader(path: string): FeedReader {
  const meant = readMapping(path);
  return (files) => readMapped(files, meant);
}

export function csvReaderOf(mappingText: string): FeedReader {
  const meant = mappingOf(mappingText, 'The mapping');
  return (files) => readMapped(files, meant);
}

async function* readMapped(files: FeedFiles, meant: Mapping): AsyncGenerator<FeedRow> {
  if (files.calendar !== null) throw new ImportError('In this format homes have no calendar of their own.');
  const demanded = [
    ...Object.values(meant.columns),
    ...Object.values(meant.amenities).map((amenity) => amenity.column),
    ...(meant.photos ? [meant.photos.column] : []),
    ...meant.touristTax.flatMap(({ amount = 0, percent = 0 }) =>
      [amount, percent].flatMap((part) => (typeof part === 'number' ? [] : [part.column])),
    ),
  ];
  const table = {
    ...{ what: 'table as the mapping has it', demanded, delimiter: meant.delimiter },
    isOfOffice: true,
  };
  const currency = files.currency ?? 'EUR';
  for await (const { line, cells, rejected } of readTable(files.listings, table)) {
    files.onRead?.('listings', line);
    const key = cells[meant.columns.key!]?.trim() || cells['id']?.trim() || `line ${line}`;
    if (rejected !== null) yield { rejected, key, line };
    else {
      const home = homeOf(cells, meant, currency);
      yield typeof home === 'string' ? { rejected: home, key, line } : home;
    }
  }
}

type Cells = Readonly<Partial<Record<string, string>>>;

function homeOf(cells: Cells, meant: Mapping, currency: string): FeedHomeInput | string {
  const home: Record<string, unknown> = {};
  for (const name of [...words, ...numbers]) {
    const cell = meant.columns[name] === undefined ? '' : (cells[meant.columns[name]] ?? '').trim();
    const value = meant.values[name]?.[cell] ?? (cell === '' ? meant.constants[name] : cell);
    if (value === undefined) continue;
    if (!(numbers as readonly string[]).includes(name)) put(home, name.split('.'), String(value));
    else {
      const plain = amounts.has(name) ? withoutSign(String(value), currency) : String(value);
      const number = typeof value === 'number' ? value : numberOf(plain, meant.decimal);
      if (number === null) return `no number: ${name}`;
      home[name] = number;
    }
  }
  if (home['provider']) put(home, ['provider', 'trader'], meant.providersAreTraders);
  home['amenities'] = Object.entries(meant.amenities).flatMap(([flag, { column: from, yes }]) =>
    yes.includes((cells[from] ?? '').trim()) ? [flag] : [],
  );
  const touristTax = taxOf(cells, meant, currency);
  if (touristTax === null) return 'no number: touristTax';
  if (touristTax.length > 0) home['touristTax'] = touristTax;
  const addresses = meant.photos ? (cells[meant.photos.column] ?? '').split(meant.photos.separator) : [];
  return { ...(home as FeedHomeInput), ...photosOfAddresses(addresses) };
}

type Tax = NonNullable<FeedHomeInput['touristTax']>;

function taxOf(cells: Cells, meant: Mapping, currency: string): Tax | null {
  const rates: Tax = [];
  for (const { amount, percent, ...terms } of meant.touristTax) {
    const part = (amount ?? percent)!;
    const cell = typeof part === 'number' ? '' : (cells[part.column] ?? '').trim();
    if (typeof part !== 'number' && cell === '') continue;
    const plain = amount === undefined ? cell.replace(/\s*%$/, '') : withoutSign(cell, currency);
    const number = typeof part === 'number' ? part : numberOf(plain, meant.decimal);
    if (number === null) return null;
    rates.push({ ...terms, ...(amount === undefined ? { percent: number } : { amount: number }) });
  }
  return rates;
}

function put(home: Record<string, unknown>, [name, ...inside]: readonly string[], value: unknown): void {
  if (inside.length === 0) home[name!] = value;
  else put((home[name!] ??= {}) as Record<string, unknown>, inside, value);
}

const amounts: ReadonlySet<string> = new Set(['nightlyPrice', 'deposit']);
const signs: Readonly<Record<string, string>> = {
  ...{
    EUR: '€|euros?',
    GBP: '£',
    USD: '\\$',
    CHF: 'fr\\.?|sfr\\.?',
    DKK: 'kr\\.?',
    SEK: 'kr\\.?',
    NOK: 'kr\\.?',
  },
  ...{ PLN: 'zł', CZK: 'kč', HUF: 'ft' },
};

/** The amount without its currency; another currency stays and makes it invalid. */
function withoutSign(amount: string, currency: string): string {
  const sign = [currency, signs[currency]].filter(Boolean).join('|');
  return amount.replace(new RegExp(`^\\s*(?:${sign})\\s*|\\s*(?:${sign})\\s*$`, 'gi'), '');
}

/** "1.234,50" or "1,234.50" by the decimal separator; null for anything else. */
function numberOf(text: string, decimal: Mapping['decimal']): number | null {
  const groups = decimal === ',' ? '.' : ',';
  // Between thousands some write a space or an apostrophe.
  const plain = text.replace(/(\d)[\s'’](?=\d{3}(?!\d))/g, '$1');
  const form = new RegExp(`^-?(\\d+|\\d{1,3}(\\${groups}\\d{3})+)(\\${decimal}\\d+)?$`);
  if (!form.test(plain)) return null;
  return Number(plain.replaceAll(groups, '').replace(decimal, '.'));
}
