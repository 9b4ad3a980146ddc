import { createInterface } from 'node:readline';
import { ImportError } from '../import-error.ts';
import { feedHome, pausedHome, removedHome } from '../../contract/feeds/feed-home.ts';
import type { FeedFiles, FeedReader, FeedRow } from '../feed-reader.ts';
import { formatFields } from '../read-feed.ts';
import { openFile } from './open-file.ts';

/** Reads one home per line, in the form of `contract/feeds/feed-home.ts`. docs/import.md describes the format. */
export async function* readNdjson({ listings, calendar, onRead }: FeedFiles): AsyncGenerator<FeedRow> {
  if (calendar !== null) throw new ImportError('In this format each home carries its own calendar.');
  let line = 0;
  const file = await openFile(listings);
  const lines = createInterface({ input: file, crlfDelay: Infinity });
  // `readline` does not forward errors of its input stream.
  let failure: Error | null = null;
  file.on('error', (error: Error) => {
    failure = error;
    lines.close();
  });
  for await (const text of lines) {
    line++;
    onRead?.('listings', line);
    if (text.trim() !== '') yield toRow(text, line);
  }
  if (failure !== null) throw failure as Error;
}

export const createNdjsonReader = (lines: readonly string[]): FeedReader =>
  async function* ({ onRead }) {
    for (const [index, text] of lines.entries()) {
      onRead?.('listings', index + 1);
      if (text.trim() !== '') yield toRow(text, index + 1);
    }
  };

function toRow(text: string, line: number): FeedRow {
  let raw: unknown;
  try {
    // Strips a UTF-8 BOM.
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { rejected: 'not JSON', key: `line ${line}`, line };
  }
  const withdrawnHome = removedHome.or(pausedHome).safeParse(raw);
  if (withdrawnHome.success) return withdrawnHome.data;
  const parsedHome = feedHome.safeParse(raw);
  if (parsedHome.success) return parsedHome.data;
  const key = (raw as { key?: unknown } | null)?.key;
  return {
    rejected: formatFields(parsedHome.error.issues),
    key: typeof key === 'string' && key !== '' ? key : `line ${line}`,
    line,
  };
}
