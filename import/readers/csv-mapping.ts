import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { amenityFlags } from '../../domain/search-filter.ts';
import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';
import type { FeedFiles, FeedReader, FeedRow } from '../feed-reader.ts';
import { ImportError } from '../import-error.ts';
import { taxTerms } from '../../contract/pricing/tourist-tax.ts';
import { taxBandsMax } from '../../domain/pricing/tax-bounds.ts';
import { toPhotos } from './photos-of-addresses.ts';
import { readTable } from './read-table.ts';

const age = z.number().int().min(0).max(120);
const column = z.string().min(1).max(200);
/** A number for all homes, or the column with the number of each home. */
const sharedOrOwn = z.union([z.number().min(0), z.strictObject({ column })]);

/** Fields that can have a column, named as in `feed-home.ts`. Numbers are formatted as the mapping says. */
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

const mappingSchema = z.strictObject({
  delimiter: z.enum([',', ';', '\t', '|']).default(','),
  decimal: z.enum(['.', ',']).default('.'),
  columns: z.partialRecord(field, column),
  /** Translations of cell values by field, such as "Ferienhaus" to "holidayHouse". Other cells are used unchanged. */
  values: z.partialRecord(field, z.record(z.string(), z.string())).default({}),
  constants: z.partialRecord(field, z.union([z.string(), z.number()])).default({}),
  amenities: z
    .partialRecord(z.enum(amenityFlags), z.strictObject({ column, yes: z.array(z.string()).min(1) }))
    .default({}),
  /** Column with photo addresses, and their separator. */
  photos: z.strictObject({ column, separator: z.string().min(1).max(3).default('|') }).optional(),
  /** Tourist tax rates. An empty cell means that the rate does not apply. */
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
  /** True if all landlords are traders, which the law requires to be shown. */
  providersAreTraders: z.boolean().optional(),
});
type Mapping = z.infer<typeof mappingSchema>;

export function readMapping(path: string): Mapping {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    // Falls through to the error for invalid JSON.
  }
  return parseMapping(text, path);
}

function parseMapping(text: string, path: string): Mapping {
  const refuse = (message: string, about = ''): never => {
    throw new ImportError(`${path} ${message}`, 'mapping', [about]);
  };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refuse('is no JSON that can be read.');
  }
  const parsed = mappingSchema.safeParse(raw);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      (issue) => `${issue.path.map(String).join('.')}: ${issue.message}`,
    );
    return refuse(`is no mapping in the form of docs/import.md: ${faults.join('; ')}`, faults.join('; '));
  }
  const filledFields = { ...parsed.data.columns, ...parsed.data.constants };
  if (!parsed.data.columns.key) return refuse('maps no column to key.', 'columns.key');
  if (
    Object.keys(filledFields).some((name) => name.startsWith('provider.')) &&
    parsed.data.providersAreTraders === undefined
  )
    return refuse(
      'names providers: providersAreTraders says whether they are traders.',
      'providersAreTraders',
    );
  return parsed.data;
}

export function createCsvReader(path: string): FeedReader {
  const mapping = readMapping(path);
  return (files) => readMapped(files, mapping);
}

export function createCsvReaderFromText(mappingText: string): FeedReader {
  const mapping = parseMapping(mappingText, 'The mapping');
  return (files) => readMapped(files, mapping);
}

async function* readMapped(files: FeedFiles, mapping: Mapping): AsyncGenerator<FeedRow> {
  if (files.calendar !== null) throw new ImportError('In this format homes have no calendar of their own.');
  const requiredColumns = [
    ...Object.values(mapping.columns),
    ...Object.values(mapping.amenities).map((amenity) => amenity.column),
    ...(mapping.photos ? [mapping.photos.column] : []),
    ...mapping.touristTax.flatMap(({ amount = 0, percent = 0 }) =>
      [amount, percent].flatMap((source) => (typeof source === 'number' ? [] : [source.column])),
    ),
  ];
  const table = {
    ...{ what: 'table as the mapping has it', demanded: requiredColumns, delimiter: mapping.delimiter },
    isOfOffice: true,
  };
  const currency = files.currency ?? 'EUR';
  for await (const { line, cells, rejected } of readTable(files.listings, table)) {
    files.onRead?.('listings', line);
    const key = cells[mapping.columns.key!]?.trim() || cells['id']?.trim() || `line ${line}`;
    if (rejected !== null) yield { rejected, key, line };
    else {
      const home = toHome(cells, mapping, currency);
      yield typeof home === 'string' ? { rejected: home, key, line } : home;
    }
  }
}

type Cells = Readonly<Partial<Record<string, string>>>;

function toHome(cells: Cells, mapping: Mapping, currency: string): FeedHomeInput | string {
  const home: Record<string, unknown> = {};
  for (const name of [...words, ...numbers]) {
    const cell = mapping.columns[name] === undefined ? '' : (cells[mapping.columns[name]] ?? '').trim();
    const value = mapping.values[name]?.[cell] ?? (cell === '' ? mapping.constants[name] : cell);
    if (value === undefined) continue;
    if (!(numbers as readonly string[]).includes(name)) setPath(home, name.split('.'), String(value));
    else {
      const numberText = amounts.has(name) ? stripCurrency(String(value), currency) : String(value);
      const number = typeof value === 'number' ? value : parseNumber(numberText, mapping.decimal);
      if (number === null) return `no number: ${name}`;
      home[name] = number;
    }
  }
  if (home['provider']) setPath(home, ['provider', 'trader'], mapping.providersAreTraders);
  home['amenities'] = Object.entries(mapping.amenities).flatMap(([flag, { column: from, yes }]) =>
    yes.includes((cells[from] ?? '').trim()) ? [flag] : [],
  );
  const touristTax = toTax(cells, mapping, currency);
  if (touristTax === null) return 'no number: touristTax';
  if (touristTax.length > 0) home['touristTax'] = touristTax;
  const addresses = mapping.photos
    ? (cells[mapping.photos.column] ?? '').split(mapping.photos.separator)
    : [];
  return { ...(home as FeedHomeInput), ...toPhotos(addresses) };
}

type Tax = NonNullable<FeedHomeInput['touristTax']>;

function toTax(cells: Cells, mapping: Mapping, currency: string): Tax | null {
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

/** Removes the feed's currency from an amount. Another currency stays, so that the amount becomes invalid. */
function stripCurrency(amount: string, currency: string): string {
  const sign = [currency, signs[currency]].filter(Boolean).join('|');
  return amount.replace(new RegExp(`^\\s*(?:${sign})\\s*|\\s*(?:${sign})\\s*$`, 'gi'), '');
}

/** Parses "1.234,50" or "1,234.50" depending on the decimal separator. Returns null for anything else. */
function parseNumber(text: string, decimal: Mapping['decimal']): number | null {
  const groups = decimal === ',' ? '.' : ',';
  // A space or an apostrophe may separate thousands.
  const withoutSeparators = text.replace(/(\d)[\s'’](?=\d{3}(?!\d))/g, '$1');
  const form = new RegExp(`^-?(\\d+|\\d{1,3}(\\${groups}\\d{3})+)(\\${decimal}\\d+)?$`);
  if (!form.test(withoutSeparators)) return null;
  return Number(withoutSeparators.replaceAll(groups, '').replace(decimal, '.'));
}
