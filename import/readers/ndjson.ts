import { createInterface } from 'node:readline';
import { ImportError } from '../import-error.ts';
import { feedHome, type FeedFiles, type FeedRow } from '../feed-home.ts';
import { openFile } from './open-file.ts';

/** One home a line, in the form of `feed-home.ts`; described in docs/import.md. */
export async function* readNdjson({ listings, calendar }: FeedFiles): AsyncGenerator<FeedRow> {
  if (calendar !== null) throw new ImportError('In this format each home carries its own calendar.');
  let line = 0;
  for await (const text of createInterface({ input: openFile(listings), crlfDelay: Infinity })) {
    line++;
    if (text.trim() !== '') yield rowOf(text, line);
  }
}

function rowOf(text: string, line: number): FeedRow {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { rejected: 'not JSON', key: `line ${line}` };
  }
  const parsed = feedHome.safeParse(raw);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'the whole line');
  return { rejected: `wrong or missing: ${[...new Set(fields)].join(', ')}`, key: `line ${line}` };
}
