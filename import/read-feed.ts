import { feedHome, type FeedHome } from '../contract/feeds/feed-home.ts';
import { isRejected, isHome, type FeedFiles, type FeedReader, type RejectedRow } from './feed-reader.ts';
import { isStorable, storableText } from '../server/platform/storable-text.ts';
import { ImportError } from './import-error.ts';

export interface ReadFeed {
  homes: FeedHome[];
  rejected: RejectedRow[];
  removed: string[];
  paused: string[];
  rows: number;
  lines: ReadonlyMap<string, number>;
  oddDays: ReadonlyMap<string, OddDays>;
  remarks: ReadonlyMap<string, readonly string[]>;
}

interface OddDays {
  count: number;
  firstLine: number;
}

export type OnRead = (progress: { file: 'listings' | 'calendar'; rows: number; perSecond: number }) => void;

const everyMs = 2000;

/** Reads the whole feed before anything is written, so that an invalid file changes nothing. */
export async function readFeed(read: FeedReader, files: FeedFiles, onRead?: OnRead): Promise<ReadFeed> {
  const homes: FeedHome[] = [];
  const rejected: RejectedRow[] = [];
  const removed: string[] = [];
  const paused: string[] = [];
  const lines = new Map<string, number>();
  const oddDays = new Map<string, OddDays>();
  const remarks = new Map<string, string[]>();
  const keys = new Set<string>();
  const countedRows = countRows(onRead);
  let rows = 0;
  let line: number | undefined;
  const reject = (key: string, reason: string): void => {
    rejected.push({ rejected: reason, key, ...(line !== undefined && { line }) });
  };
  const source = read({
    ...files,
    onRead(file, at) {
      if (file === 'listings') line = at;
      countedRows(file);
    },
    onOddDay(reason, at) {
      const days = oddDays.get(reason);
      if (days) days.count += 1;
      else oddDays.set(reason, { count: 1, firstLine: at });
    },
    onRemark(remark, key) {
      const keys = remarks.get(remark);
      if (keys) keys.push(key);
      else remarks.set(remark, [key]);
    },
  });
  for await (const row of source) {
    rows += 1;
    if (isRejected(row)) {
      rejected.push(storableText(row));
      continue;
    }
    const unstorable = unstorableField(row);
    if (unstorable !== null) {
      reject(storableText(row.key), `holds a sign that cannot be kept: ${unstorable}`);
      continue;
    }
    if (keys.has(row.key)) {
      reject(row.key, 'twice in the feed');
      continue;
    }
    keys.add(row.key);
    if (line !== undefined) lines.set(row.key, line);
    if (!isHome(row)) {
      ('removed' in row ? removed : paused).push(row.key);
      continue;
    }
    // Validates all readers against the common form, so that only valid homes are imported.
    const parsedHome = feedHome.safeParse(row);
    if (parsedHome.success) homes.push(parsedHome.data);
    else reject(row.key, formatFields(parsedHome.error.issues));
  }
  if (rows === 0) throw new ImportError('The feed is empty.', 'empty');
  return { homes, rejected, removed, paused, rows, lines, oddDays, remarks };
}

/** Returns the path of the first field with a character that PostgreSQL cannot store in text, or null. */
function unstorableField(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path.join('.');
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const field = isStorable(key) ? unstorableField(inner, [...path, key]) : path.join('.');
    if (field !== null) return field;
  }
  return null;
}

export function formatFields(issues: readonly { path: PropertyKey[] }[]): string {
  const fields = issues.map(({ path }) => path.map(String).join('.') || 'the whole line');
  return `wrong or missing: ${[...new Set(fields)].join(', ')}`;
}

function countRows(onRead?: OnRead): NonNullable<FeedFiles['onRead']> {
  const startTime = performance.now();
  const rows = { listings: 0, calendar: 0 };
  let lastReport = startTime;
  return (file) => {
    rows[file]++;
    // The clock is not read for every row, because a feed may have a million of them.
    if (rows[file] % 1000 !== 0) return;
    const now = performance.now();
    if (now - lastReport < everyMs) return;
    lastReport = now;
    onRead?.({ file, rows: rows[file], perSecond: Math.round((1000 * rows[file]) / (now - startTime)) });
  };
}
