import {
  feedHome,
  isRejected,
  isRemoved,
  type FeedFiles,
  type FeedHome,
  type FeedHomeInput,
  type FeedReader,
  type RejectedRow,
} from './feed-home.ts';
import { ImportError } from './import-error.ts';

/** All that a feed says, checked. */
export interface ReadFeed {
  homes: FeedHome[];
  rejected: RejectedRow[];
  /** Keys of homes that are gone for good. */
  removed: string[];
  rows: number;
}

/** Tells how far the reading is, with rows a second. */
export type OnRead = (progress: { file: 'listings' | 'calendar'; rows: number; perSecond: number }) => void;

const everyMs = 2000;

/** Reads the whole feed before anything is written: a wrong file changes nothing. */
export async function readFeed(read: FeedReader, files: FeedFiles, onRead?: OnRead): Promise<ReadFeed> {
  const feed: ReadFeed = { homes: [], rejected: [], removed: [], rows: 0 };
  const keys = new Set<string>();
  for await (const row of read({ ...files, onRead: countRows(onRead) })) {
    feed.rows++;
    if (isRejected(row)) {
      feed.rejected.push(row);
    } else if (keys.has(row.key)) {
      feed.rejected.push({ rejected: 'twice in the feed', key: row.key });
    } else {
      keys.add(row.key);
      if (isRemoved(row)) feed.removed.push(row.key);
      else addHome(feed, row);
    }
  }
  if (feed.rows === 0) throw new ImportError('The feed is empty.');
  return feed;
}

/** Whatever a reader makes of its rows, only what the form allows goes on. */
function addHome(feed: ReadFeed, home: FeedHomeInput): void {
  const parsed = feedHome.safeParse(home);
  if (parsed.success) feed.homes.push(parsed.data);
  else feed.rejected.push({ rejected: wrongFields(parsed.error.issues), key: home.key });
}

export function wrongFields(issues: readonly { path: PropertyKey[] }[]): string {
  const fields = issues.map(({ path }) => path.map(String).join('.') || 'the whole line');
  return `wrong or missing: ${[...new Set(fields)].join(', ')}`;
}

function countRows(onRead?: OnRead): NonNullable<FeedFiles['onRead']> {
  const started = performance.now();
  const rows = { listings: 0, calendar: 0 };
  let shown = started;
  return (file) => {
    rows[file]++;
    // Looking at the clock for each of a million rows would be felt.
    if (rows[file] % 1000 !== 0) return;
    const now = performance.now();
    if (now - shown < everyMs) return;
    shown = now;
    onRead?.({ file, rows: rows[file], perSecond: Math.round((1000 * rows[file]) / (now - started)) });
  };
}
