import { readFileSync } from 'node:fs';
import { feedMapping, type FeedMapping } from '../../contract/feeds/feed-mapping.ts';
import type { FeedFiles, FeedReader, FeedRow } from '../feed-reader.ts';
import { ImportError } from '../import-error.ts';
import { toMappedHome } from './mapped-home.ts';
import { readRecords } from './read-records.ts';

export function readMapping(path: string): FeedMapping {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    // Falls through to the error for invalid JSON.
  }
  return parseMapping(text, path);
}

function parseMapping(text: string, path: string): FeedMapping {
  const refuse = (message: string, about = ''): never => {
    throw new ImportError(`${path} ${message}`, 'mapping', [about]);
  };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refuse('is no JSON that can be read.');
  }
  const parsed = feedMapping.safeParse(raw);
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

async function* readMapped(files: FeedFiles, mapping: FeedMapping): AsyncGenerator<FeedRow> {
  if (files.calendar !== null) throw new ImportError('In this format homes have no calendar of their own.');
  const requiredColumns = [
    ...Object.values(mapping.columns),
    ...Object.values(mapping.amenities).map((amenity) => amenity.column),
    ...(mapping.photos ? [mapping.photos.column, ...mapping.photos.more] : []),
    ...(mapping.amenityList ? [mapping.amenityList.column] : []),
    ...mapping.touristTax.flatMap(({ amount = 0, percent = 0 }) =>
      [amount, percent].flatMap((source) => (typeof source === 'number' ? [] : [source.column])),
    ),
  ];
  const currency = files.currency ?? 'EUR';
  for await (const { line, cells, rejected } of readRecords(files.listings, mapping, requiredColumns)) {
    files.onRead?.('listings', line);
    const key = cells[mapping.columns.key!]?.trim() || cells['id']?.trim() || `line ${line}`;
    if (rejected !== null) yield { rejected, key, line };
    else {
      const home = toMappedHome(cells, mapping, currency);
      yield typeof home === 'string' ? { rejected: home, key, line } : home;
    }
  }
}
