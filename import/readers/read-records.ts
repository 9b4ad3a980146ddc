import { text as readText } from 'node:stream/consumers';
import type { TableDocument, TableEncoding } from '../../domain/feed-fields.ts';
import { ImportError } from '../import-error.ts';
import { flattenJson, flattenXml, listAt } from './flat-record.ts';
import { openTableFile } from './open-file.ts';
import { readTable, type TableRow } from './read-table.ts';
import { streamElements } from './xml-elements.ts';

export interface RecordsForm {
  document: TableDocument;
  rows: string;
  delimiter: string;
  encoding: TableEncoding;
}

/** A JSON document is read as a whole, so that it may not be too large. */
const jsonCharactersMax = 100_000_000;

/** Reads the homes of a foreign table, XML or JSON document as rows of named cells. */
export async function* readRecords(
  path: string,
  { document, rows, delimiter, encoding }: RecordsForm,
  demanded: readonly string[],
): AsyncGenerator<TableRow> {
  if (document === 'csv') {
    yield* readTable(path, {
      ...{ what: 'table as the mapping has it', demanded, delimiter },
      ...{ isOfOffice: true, encoding },
    });
  } else if (document === 'xml') {
    if (rows === '') throw new ImportError(`${path}: the mapping names no element.`, 'noHomes');
    for await (const element of streamElements(path, [rows]))
      yield { line: element.line, cells: flattenXml(element), rejected: null };
  } else yield* readJson(path, rows, encoding);
}

async function* readJson(path: string, rows: string, encoding: TableEncoding): AsyncGenerator<TableRow> {
  const document = await parseJsonFile(path, encoding);
  const list = document.isLines ? document.values : listAt(document.value, rows);
  if (list === null) throw new ImportError(`${path} has no list ${rows}.`, 'noHomes');
  for (const [index, one] of list.entries())
    yield { line: index + 1, cells: flattenJson(one), rejected: null };
}

type JsonFile = { isLines: false; value: unknown } | { isLines: true; values: unknown[] };

/** Parses a JSON document, or a document with one JSON object a line. */
export async function parseJsonFile(path: string, encoding: TableEncoding): Promise<JsonFile> {
  const content = (await readText(await openTableFile(path, encoding))).replace(/^\uFEFF/, '');
  if (content.length > jsonCharactersMax) throw new ImportError(`${path} is too large.`, 'tooLarge');
  try {
    return { isLines: false, value: JSON.parse(content) };
  } catch (error) {
    const values = parseLines(content);
    if (values) return { isLines: true, values };
    throw new ImportError(`${path} is no JSON: ${(error as Error).message}.`);
  }
}

function parseLines(content: string): unknown[] | null {
  try {
    return content
      .split(/\r?\n/)
      .flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line) as unknown]));
  } catch {
    return null;
  }
}
