import { CsvError, parse } from 'csv-parse';
import { ImportError } from '../import-error.ts';
import { openFile } from './open-file.ts';

/** A row of a table by its columns, or the reason why it has none. */
export interface TableRow {
  line: number;
  cells: Readonly<Partial<Record<string, string>>>;
  /** The row has another number of fields than the header, so that nobody knows which of them is missing. */
  rejected: string | null;
}

/**
 * Reads a CSV file. Columns that are demanded and missing are named before anything else happens; a row with a field
 * less or more is handed on as rejected, since its cells would stand under the wrong columns.
 */
export async function* readTable(
  path: string,
  options: { what: string; demanded: readonly string[]; delimiter?: string },
): AsyncGenerator<TableRow> {
  const delimiter = options.delimiter ?? ',';
  await demandDelimiter(path, delimiter);
  const file = await openFile(path);
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
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

/** Another delimiter makes one long column of all, or quotes that stand nowhere. */
async function demandDelimiter(path: string, delimiter: string): Promise<void> {
  let head = '';
  for await (const chunk of await openFile(path)) {
    head += String(chunk);
    if (head.includes('\n')) break;
  }
  const header = head.split('\n', 1)[0]!;
  const other = [',', ';', '\t', '|'].find((one) => header.includes(one));
  if (header.includes(delimiter) || other === undefined) return;
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
