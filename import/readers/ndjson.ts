import { createInterface } from 'node:readline';
import { z } from 'zod';
import { ImportError } from '../import-error.ts';
import { feedHome, type FeedFiles, type FeedRow } from '../feed-home.ts';
import { wrongFields } from '../read-feed.ts';
import { openFile } from './open-file.ts';

const removedHome = z.strictObject({ key: z.string().min(1).max(100), removed: z.literal(true) });

/** One home a line, in the form of `feed-home.ts`; described in docs/import.md. */
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

function rowOf(text: string, line: number): FeedRow {
  let raw: unknown;
  try {
    // Some editors put a mark of the byte order in front.
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { rejected: 'not JSON', key: `line ${line}`, line };
  }
  const removed = removedHome.safeParse(raw);
  if (removed.success) return removed.data;
  const parsed = feedHome.safeParse(raw);
  if (parsed.success) return parsed.data;
  const key = (raw as { key?: unknown } | null)?.key;
  return {
    rejected: wrongFields(parsed.error.issues),
    key: typeof key === 'string' && key !== '' ? key : `line ${line}`,
    line,
  };
}
