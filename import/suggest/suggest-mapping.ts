import { feedMapping, type FeedMapping } from '../../contract/feeds/feed-mapping.ts';
import type { SampleColumn } from '../../contract/home-feeds/home-feed-sample.ts';
import { dogsOnRequest, readYesNo, type MappedField } from '../../domain/feed-fields.ts';
import { homeKinds } from '../../domain/homes/home-kinds.ts';
import type { AmenityFlag } from '../../domain/search-filter.ts';
import { findKindInWords } from '../readers/kind-of-words.ts';
import { parsePosition } from '../readers/mapped-cells.ts';
import { repeatedSeparator } from '../readers/flat-record.ts';
import type { RecordsForm } from '../readers/read-records.ts';
import { guessLanguage, type TextLanguage } from './guess-language.ts';
import { amenityOfWords, fieldsOfHeader, headerWords, isAmenityList, isPhotoHeader } from './header-words.ts';

/** Suggests what the columns mean, by their headers and by their values. */
export function suggestMapping(form: RecordsForm, columns: readonly SampleColumn[]): FeedMapping {
  const used = new Set<string>();
  const photos = suggestPhotos(form, columns);
  for (const name of photos ? [photos.column, ...photos.more] : []) used.add(name);
  const list = columns.find(({ name, words }) => words !== null && isAmenityList(name));
  if (list) used.add(list.name);
  const fields = suggestFields(
    columns.filter(({ name }) => !used.has(name)),
    guessLanguage(columns),
  );
  for (const name of Object.values(fields)) used.add(name);
  const amenities = suggestAmenities(columns.filter(({ name }) => !used.has(name)));
  const columnOf = (field: MappedField) => columns.find(({ name }) => name === fields[field]);
  return feedMapping.parse({
    ...form,
    decimal: suggestDecimal(
      (['nightlyPrice', 'deposit', 'squaremeterLiving', 'bathrooms', 'lat', 'lon'] as const).flatMap(
        (field) => columnOf(field)?.samples ?? [],
      ),
    ),
    columns: fields,
    values: { ...suggestKinds(columnOf('kind')), ...suggestDogs(columnOf('dogsMax')) },
    constants: fields.minStay === undefined ? {} : { minStay: 1 },
    amenities,
    ...(list && {
      amenityList: { column: list.name, separator: list.separator, values: suggestWords(list.words ?? []) },
    }),
    units: {
      ...(/feet|sqft|ft2/.test(headerWords(fields.squaremeterLiving ?? '')) && { squaremeterLiving: 'ft2' }),
      ...(/woche|week|semaine|settiman/.test(headerWords(fields.nightlyPrice ?? '')) && {
        nightlyPrice: 'week',
      }),
    },
    ...(photos && { photos }),
    ...(Object.keys(fields).some((field) => field.startsWith('provider.')) && { providersAreTraders: false }),
  });
}

function suggestFields(
  columns: readonly SampleColumn[],
  language: TextLanguage,
): Partial<Record<MappedField, string>> {
  const guesses = columns
    .flatMap((column) =>
      [...fieldsOfHeader(column.name, language), ...fieldsOfValues(column)].map(({ field, certainty }) => ({
        ...{ field, column: column.name },
        // An empty column is the last choice.
        certainty: column.filled === 0 ? certainty / 10 : certainty,
        isPossible: column.filled === 0 || isPossible(field, column.samples),
      })),
    )
    .filter((guess) => guess.isPossible)
    .toSorted((a, b) => b.certainty - a.certainty);
  const fields: Partial<Record<MappedField, string>> = {};
  const used = new Set<string>();
  for (const { field, column } of guesses) {
    if (fields[field] !== undefined || used.has(column)) continue;
    fields[field] = column;
    used.add(column);
  }
  if (fields.lat !== undefined && fields.lon !== undefined) delete fields.position;
  return fields;
}

const looseNumber = (text: string): number => Number(text.replace(/[^\d.,-]/g, '').replace(',', '.'));

/** False if the sample values contradict the field. */
function isPossible(field: MappedField, samples: readonly string[]): boolean {
  const numbers = samples.map(looseNumber);
  const within = (least: number, most: number): boolean =>
    samples.every((text, index) => /\d/.test(text) && numbers[index]! >= least && numbers[index]! <= most);
  switch (field) {
    case 'lat':
      return within(-90, 90) && samples.some((text) => /[.,]\d/.test(text));
    case 'lon':
      return within(-180, 180) && samples.some((text) => /[.,]\d/.test(text));
    case 'position':
      return samples.every((text) => parsePosition(text) !== null);
    case 'personsMax':
    case 'bedrooms':
    case 'bathrooms':
      return within(0, 60);
    case 'squaremeterLiving':
    case 'nightlyPrice':
    case 'deposit':
    case 'minStay':
    case 'maxStay':
    case 'leadDays':
    case 'leadHour':
    case 'horizonMonths':
    case 'fillFrom':
    case 'leaveMin':
      return samples.every((text) => /\d/.test(text) && !/@|https?:/.test(text));
    case 'provider.mail':
      return samples.every((text) => text.includes('@'));
    case 'kind':
      return samples.every((text) => !/^[\d.,]+$/.test(text));
    default:
      return !samples.some((text) => /^https?:\/\//.test(text));
  }
}

/** Suggests fields by the values alone, which is less certain than by the header. */
function fieldsOfValues({ samples, filled }: SampleColumn): { field: MappedField; certainty: number }[] {
  if (filled === 0) return [];
  const all = (form: RegExp): boolean => samples.every((text) => form.test(text));
  if (all(/^[^\s@]+@[^\s@]+\.\w+$/)) return [{ field: 'provider.mail', certainty: 0.3 }];
  if (samples.every((text) => /[.,]\d{3}/.test(text) && parsePosition(text) !== null))
    return [{ field: 'position', certainty: 0.3 }];
  if (samples.every((text) => text.length < 40 && /^\p{L}/u.test(text) && findKindInWords(text) !== null))
    return [{ field: 'kind', certainty: 0.3 }];
  return [];
}

function suggestDecimal(samples: readonly string[]): ',' | '.' {
  const ends = (form: RegExp): number => samples.filter((text) => form.test(text)).length;
  return ends(/,\d{1,2}(?!\d)|\d\.\d{3},/) > ends(/\.\d{1,2}(?!\d)|\d,\d{3}\./) ? ',' : '.';
}

function suggestKinds(column: SampleColumn | undefined): FeedMapping['values'] {
  if (!column?.values) return {};
  const pairs = column.values.flatMap(({ value }) => {
    if ((homeKinds as readonly string[]).includes(value)) return [];
    const kind = findKindInWords(value)?.kind;
    return kind === undefined ? [] : [[value, kind] as const];
  });
  return pairs.length > 0 ? { kind: Object.fromEntries(pairs) } : {};
}

function suggestDogs(column: SampleColumn | undefined): FeedMapping['values'] {
  const words = column?.values?.filter(({ value }) => !/^\d+$/.test(value)) ?? [];
  const pairs = words.flatMap(({ value }) => {
    const isYes = readYesNo(value);
    return isYes === null ? [] : [[value, isYes ? dogsOnRequest : '0'] as const];
  });
  return pairs.length > 0 ? { dogsMax: Object.fromEntries(pairs) } : {};
}

function suggestAmenities(columns: readonly SampleColumn[]): FeedMapping['amenities'] {
  const amenities: Partial<Record<AmenityFlag, { column: string; yes: string[] }>> = {};
  for (const { name, values } of columns) {
    const flag = amenityOfWords(name);
    if (flag === null || amenities[flag] || !values || values.length === 0 || values.length > 6) continue;
    const yes = values.filter(({ value }) => readYesNo(value) === true).map(({ value }) => value);
    const isQuestion = values.every(({ value }) => readYesNo(value) !== null);
    if (isQuestion && yes.length > 0) amenities[flag] = { column: name, yes };
  }
  return amenities;
}

function suggestWords(words: readonly { value: string }[]): Record<string, AmenityFlag> {
  return Object.fromEntries(
    words.flatMap(({ value }) => {
      const flag = amenityOfWords(value);
      return flag === null ? [] : [[value, flag] as const];
    }),
  );
}

function suggestPhotos({ document }: RecordsForm, columns: readonly SampleColumn[]): FeedMapping['photos'] {
  const withAddresses = columns.filter(
    ({ name, samples }) => isPhotoHeader(name) && samples.some((text) => /^https?:\/\//.test(text)),
  );
  const [first, ...more] = withAddresses;
  if (!first) return undefined;
  const text = first.samples[0]!;
  const separator =
    document === 'csv'
      ? (['|', ';', ',', ' '].find((one) => text.includes(`${one}http`) || text.includes(`${one} http`)) ??
        '|')
      : repeatedSeparator;
  return { column: first.name, separator, more: more.map(({ name }) => name).slice(0, 40) };
}
