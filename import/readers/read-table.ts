import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { TableEncoding } from '../../domain/feed-fields.ts';
import { ImportError } from '../import-error.ts';
import { openFile, openTableFile } from './open-file.ts';

export interface TableRow {
  line: number;
  cells: Readonly<Partial<Record<string, string>>>;
  /** Reason if the number of fields differs from the header, so that cells cannot be assigned to columns. */
  rejected: string | null;
}

/**
 * Reads a CSV file. Missing required columns are reported first. Rows with a wrong number of fields are rejected,
 * since their cells would be in the wrong columns. `isOfOffice` allows encodings of office programs.
 */
export async function* readTable(
  path: string,
  options: {
    what: string;
    demanded: readonly string[];
    delimiter?: string;
    isOfOffice?: boolean;
    encoding?: TableEncoding;
  },
): AsyncGenerator<TableRow> {
  const openSource = (file: string): Promise<Readable> =>
    options.isOfOffice === true ? openTableFile(file, options.encoding) : openFile(file);
  const { delimiter, firstLine } = await checkDelimiter(
    await openSource(path),
    path,
    options.delimiter ?? ',',
  );
  const file = await openSource(path);
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
        checkColumns(columns, path, options);
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

/** Excel writes this line before a table to declare its field separator. */
const separatorLine = /^\uFEFF?"?sep=(.)"?\r?$/i;

/** A wrong delimiter leads to a single column or stray quotes. A table may declare its own in the first line. */
async function checkDelimiter(
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
  const otherDelimiter = [',', ';', '\t', '|'].find((one) => header.includes(one));
  if (header.includes(delimiter) || otherDelimiter === undefined) return { delimiter, firstLine: 1 };
  const delimiterName = otherDelimiter === '\t' ? 'tabs' : `"${otherDelimiter}"`;
  throw new ImportError(
    `${path}: its fields seem to be separated by ${delimiterName} instead of "${delimiter}".`,
  );
}

function checkColumns(
  columns: readonly string[],
  path: string,
  { what, demanded }: { what: string; demanded: readonly string[] },
): void {
  const missingColumns = demanded.filter((column) => !columns.includes(column));
  if (missingColumns.length > 0)
    throw new ImportError(
      `${path} has no ${what}: missing columns ${missingColumns.join(', ')}.`,
      'columns',
      [missingColumns.join(', ')],
    );
}
