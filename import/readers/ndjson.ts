import { createInterface } from 'node:readline';
import { ImportError } from '../import-error.ts';
import { feedHome, pausedHome, removedHome } from '../../contract/feeds/feed-home.ts';
import type { FeedFiles, FeedReader, FeedRow } from '../feed-reader.ts';
import { wrongFields } from '../read-feed.ts';
import { openFile } from './open-file.ts';

/** One home per line, in the form of `contract/feeds/feed-home.ts`; described in docs/import.md. */
export async function* readNdjson({ listings, calendar, onRead }: FeedFiles): AsyncGenerator<FeedRow> {
  if (calendar !== null) throw new ImportError('In this format each home carries its own calendar.');
  let line = 0;
  const file = await openFile(listings);
  const lines = createInterface({ input: file, crlfDelay: Infinity });
  // The interface passes no errors of its file on.
  let failure: Error | null = null;
  file.on('error', (error: Error) => {
    failure = error;
    lines.close();
  });
  for await (const text of lines) {
    line++;
    onRead?.('listings', line);
    if (text.trim() !== '') yield rowOf(text, line);
  }
  if (failure !== null) throw failure as Error;
}

export const ndjsonOf = (lines: readonly string[]): FeedReader =>
  async function* ({ onRead }) {
    for (const [index, text] of lines.entries()) {
      onRead?.('listings', index + 1);
      if (text.trim() !== '') yield rowOf(text, index + 1);
    }
  };

function rowOf(text: string, line: number): FeedRow {
  let raw: unknown;
  try {
    // Some editors put a mark of the byte order in front.
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { rejected: 'not JSON', key: `line ${line}`, line };
  }
  const gone = removedHome.or(pausedHome).safeParse(raw);
  if (gone.success) return gone.data;
  const parsed = feedHome.safeParse(raw);
  if (parsed.success) return parsed.data;
  const key = (raw as { key?: unknown } | null)?.key;
  return {
    rejected: wrongFields(parsed.error.issues),
    key: typeof key === 'string' && key !== '' ? key : `line ${line}`,
    line,
  };
}
