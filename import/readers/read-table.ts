import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportError } from '../import-error.ts';
import { openFile, openTableFile } from './open-file.ts';

export interface TableRow {
  line: number;
  cells: Readonly<Partial<Record<string, string>>>;
  /** The row has not as many fields as the header, so that nobody knows which is missing. */
  rejected: string | null;
}

/**
 * Reads a CSV file. Missing required columns are reported first; a row with a field less or more is rejected, since its cells would stand
 * under wrong columns. `isOfOffice`: an office program may have saved it in its own encoding.
 */
export async function* readTable(
  path: string,
  options: { what: string; demanded: readonly string[]; delimiter?: string; isOfOffice?: boolean },
): AsyncGenerator<TableRow> {
  const open = options.isOfOffice === true ? openTableFile : openFile;
  const { delimiter, firstLine } = await findDelimiter(await open(path), path, options.delimiter ?? ',');
  const file = await open(path);
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    from_line: firstLine,
  });
  file.on('error', (error: Error) => {
    parser.destroy(error);
  });
  const rows = file.pipe(parser) as AsyncIterable<{ record: string[]; info: { lines: number } }>;
  let columns: readonly string[] | null = null;
  try {
    for await (const { record, info } of rows) {
      if (columns === null) {
        columns = record.map((name) => name.trim());
        demandColumns(columns, path, options);
        continue;
      }
      const rejected =
        record.length === columns.length
          ? null
          : `${record.length} fields where the header has ${columns.length}`;
      const cells = Object.fromEntries(columns.map((column, index) => [column, record[index]]));
      yield { line: info.lines, cells: rejected === null ? cells : { id: record[0] }, rejected };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(`${path} is no CSV file that can be read: ${error.message}`);
  }
  if (columns === null) throw new ImportError(`${path} is empty.`);
}

/** Excel writes this line before a table to name its field separator. */
const separatorLine = /^\uFEFF?"?sep=(.)"?\r?$/i;

/** A wrong delimiter makes one column of everything, or stray quotes. A table may name its own in the first line. */
async function findDelimiter(
  file: Readable,
  path: string,
  delimiter: string,
): Promise<{ delimiter: string; firstLine: number }> {
  let head = '';
  for await (const chunk of file) {
    head += String(chunk);
    if (head.includes('\n')) break;
  }
  const header = head.split('\n', 1)[0]!;
  const [, own] = separatorLine.exec(header) ?? [];
  if (own !== undefined) return { delimiter: own, firstLine: 2 };
  const other = [',', ';', '\t', '|'].find((one) => header.includes(one));
  if (header.includes(delimiter) || other === undefined) return { delimiter, firstLine: 1 };
  const written = other === '\t' ? 'tabs' : `"${other}"`;
  throw new ImportError(`${path}: its fields seem to be separated by ${written} instead of "${delimiter}".`);
}

function demandColumns(
  columns: readonly string[],
  path: string,
  { what, demanded }: { what: string; demanded: readonly string[] },
): void {
  const missing = demanded.filter((column) => !columns.includes(column));
  if (missing.length > 0)
    throw new ImportError(`${path} has no ${what}: missing columns ${missing.join(', ')}.`);
}
