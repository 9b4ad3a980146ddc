import { SaxesParser } from 'saxes';
import type { HomeFeedSample, SampleColumn } from '../contract/home-feeds/home-feed-sample.ts';
import type { TableDocument, TableEncoding } from '../domain/feed-fields.ts';
import type { HomeFeedFormat } from '../domain/home-feeds.ts';
import { feedHome } from '../contract/feeds/feed-home.ts';
import type { SampleChoices, SampleFeed } from '../server/areas/home-feeds/home-feeds.ts';
import { storableText } from '../server/platform/storable-text.ts';
import { ImportError } from './import-error.ts';
import { detectEncoding, openTableFile } from './readers/open-file.ts';
import { findLists } from './readers/flat-record.ts';
import { parseJsonFile, readRecords, type RecordsForm } from './readers/read-records.ts';
import { splitList } from './readers/mapped-home.ts';
import { isAmenityList } from './suggest/header-words.ts';
import { suggestMapping } from './suggest/suggest-mapping.ts';

const rowsRead = 5_000;
const columnsMax = 200;
const samplesShown = 3;
const valuesMax = 60;
const valueCharacters = 200;
const wordsCounted = 3_000;
const wordsShown = 150;
const headCharacters = 200_000;

/** Reads the columns of a file that a landlord wants to map, with sample values and a suggested mapping. */
export const sampleFeed: SampleFeed = async (path, choices) => {
  try {
    return { ok: true, sample: await readSample(path, choices) };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return {
      ok: false,
      problem: error.problem,
      detail: storableText(error.message.replaceAll(path, '').trim()),
    };
  }
};

async function readSample(path: string, choices: SampleChoices): Promise<HomeFeedSample> {
  const encoding = chosenEncoding(choices.encoding) ?? (await detectEncoding(path));
  const head = await readHead(path, encoding);
  if (head.trim() === '') throw new ImportError('The file is empty.', 'empty');
  const detectedFormat = choices.document === undefined ? detectFormat(head) : null;
  const noTable: Omit<HomeFeedSample, 'format'> = {
    document: 'csv',
    ...{ encoding, delimiter: ',', rows: '', rowChoices: [], count: 0, isWhole: true },
    ...{ columns: [], mapping: null },
  };
  if (detectedFormat !== null) return { format: detectedFormat, ...noTable };
  const document = choices.document ?? detectDocument(head);
  const rowChoices = await findRowChoices(path, document, { encoding, head });
  const rows = choices.rows !== undefined && rowChoices.includes(choices.rows) ? choices.rows : rowChoices[0];
  const delimiter = choices.delimiter ?? detectDelimiter(head);
  const form = { document, rows: rows ?? '', delimiter, encoding };
  const { count, isWhole, columns } = await readColumns(path, form);
  if (count === 0) throw new ImportError('The file has no homes.', 'noHomes');
  return {
    format: 'csv',
    ...{ ...form, rowChoices, count, isWhole, columns },
    mapping: suggestMapping(form, columns),
  };
}

const chosenEncoding = (encoding: TableEncoding | undefined) =>
  encoding === undefined || encoding === 'auto' ? null : encoding;

async function readHead(path: string, encoding: TableEncoding): Promise<string> {
  let head = '';
  const file = await openTableFile(path, encoding);
  for await (const piece of file) {
    head += String(piece);
    if (head.length > headCharacters) break;
  }
  file.destroy();
  return head.replace(/^\uFEFF/, '');
}

/** Returns a format that needs no mapping, or null. */
function detectFormat(head: string): HomeFeedFormat | null {
  if (/<OTA_Hotel|<\w+:OTA_Hotel/.test(head)) return 'ota';
  if (/^\s*(?:<!doctype html|<html)/i.test(head)) {
    if (/application\/ld\+json/i.test(head)) return 'json-ld';
    throw new ImportError('It is a page.', 'html');
  }
  if (
    /^\s*[[{]/.test(head) &&
    /"@type"\s*:\s*"(?:VacationRental|LodgingBusiness|House|Apartment)"/.test(head)
  )
    return 'json-ld';
  return isOwnLine(head.split('\n', 1)[0]!) ? 'ndjson' : null;
}

function isOwnLine(line: string): boolean {
  try {
    return feedHome.safeParse(JSON.parse(line)).success;
  } catch {
    return false;
  }
}

const detectDocument = (head: string): TableDocument =>
  /^\s*</.test(head) ? 'xml' : /^\s*[[{]/.test(head) ? 'json' : 'csv';

async function findRowChoices(
  path: string,
  document: TableDocument,
  { encoding, head }: { encoding: TableEncoding; head: string },
): Promise<string[]> {
  if (document === 'xml') return findRowElements(head);
  if (document === 'csv') return [];
  const file = await parseJsonFile(path, encoding);
  if (file.isLines) return [''];
  const lists = findLists(file.value);
  return lists.length > 0 ? lists.slice(0, 20) : [''];
}

/** Returns the names of repeated elements with content of their own, those nearest to the root first. */
export function findRowElements(head: string): string[] {
  const elements = new Map<string, { depth: number; count: number; children: number }>();
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name, isSelfClosing, attributes }) => {
    const local = name.replace(/^.*:/, '');
    const parent = elements.get(open.at(-1) ?? '');
    if (parent) parent.children += 1;
    const entry = elements.get(local) ?? { depth: open.length, count: 0, children: 0 };
    entry.count += 1;
    if (isSelfClosing) entry.children += Object.keys(attributes).length;
    elements.set(local, entry);
    open.push(local);
  });
  parser.on('closetag', () => open.pop());
  parser.write(head);
  return [...elements]
    .filter(([, { depth, count, children }]) => depth > 0 && children / count >= 2)
    .toSorted(([, a], [, b]) => Number(b.count > 1) - Number(a.count > 1) || a.depth - b.depth)
    .map(([name]) => name)
    .slice(0, 20);
}

const delimiters = [';', ',', '\t', '|', '^', '~', '§', '#', ':'];

/** Returns the separator that occurs most often in each of the first lines, outside quotes. */
export function detectDelimiter(head: string): string {
  const own = /^"?sep=(.)"?\r?\n/i.exec(head)?.[1];
  if (own !== undefined) return own;
  const lines = head
    .replaceAll(/"(?:[^"]|"")*"/g, '""')
    .split(/\r?\n/)
    .filter(Boolean)
    .slice(0, 6);
  const counts = delimiters.map((delimiter) => {
    const perLine = lines.map((line) => line.split(delimiter).length - 1);
    return { delimiter, least: Math.min(...perLine), header: perLine[0] ?? 0 };
  });
  const best = counts.toSorted((a, b) => b.least - a.least || b.header - a.header)[0]!;
  return best.header === 0 ? ',' : best.delimiter;
}

interface ColumnCount {
  samples: string[];
  filled: number;
  values: Map<string, number>;
  /** Null for columns that list no amenities. */
  words: Map<string, number> | null;
  separator: string;
}

async function readColumns(
  path: string,
  form: RecordsForm,
): Promise<{ count: number; isWhole: boolean; columns: SampleColumn[] }> {
  const columns = new Map<string, ColumnCount>();
  let [count, isWhole] = [0, true];
  for await (const { cells, rejected } of readRecords(path, form, [])) {
    if (rejected !== null) continue;
    if (count === rowsRead) {
      isWhole = false;
      break;
    }
    count += 1;
    for (const [name, cell = ''] of Object.entries(cells)) {
      const column = columns.get(name) ?? beginColumn(name);
      if (!columns.has(name)) {
        if (columns.size === columnsMax) continue;
        columns.set(name, column);
      }
      if (cell.trim() !== '') countCell(column, cell.trim());
    }
  }
  return {
    ...{ count, isWhole },
    columns: [...columns].map(([name, { samples, filled, values, words, separator }]) => ({
      ...{ name, samples, filled, separator },
      values: values.size > valuesMax ? null : sortCounts(values),
      words: words === null ? null : sortCounts(words).slice(0, wordsShown),
    })),
  };
}

const beginColumn = (name: string): ColumnCount => ({
  ...{ samples: [], filled: 0, values: new Map(), separator: ',' },
  words: isAmenityList(name) ? new Map() : null,
});

function countCell(column: ColumnCount, cell: string): void {
  const value = cell.slice(0, valueCharacters);
  column.filled += 1;
  if (column.samples.length < samplesShown && !column.samples.includes(value)) column.samples.push(value);
  if (column.values.size <= valuesMax) countValue(column.values, value);
  if (column.words === null) return;
  if (column.filled === 1)
    column.separator = ['|', ';', ',', '/'].find((separator) => cell.includes(separator)) ?? ',';
  for (const word of splitList(cell, column.separator))
    if (column.words.has(word) || column.words.size < wordsCounted) countValue(column.words, word);
}

const countValue = (counts: Map<string, number>, value: string): void =>
  void counts.set(value, (counts.get(value) ?? 0) + 1);

const sortCounts = (counts: ReadonlyMap<string, number>): { value: string; count: number }[] =>
  [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count);
