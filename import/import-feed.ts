import type { HomeFeedFormat } from '../domain/home-feeds.ts';
import { hasPublishedHomes } from '../server/areas/catalogue/home-rows-store.ts';
import type {
  FeedOutcome,
  FeedProgress,
  FeedToImport,
  ToldRow,
} from '../server/areas/home-feeds/home-feeds.ts';
import { holdingAdvisoryLockWithin } from '../server/platform/advisory-lock.ts';
import type { Clock } from '../server/platform/clock.ts';
import type { DatabaseConnection } from '../server/platform/database.ts';
import { storableText } from '../server/platform/storable-text.ts';
import type { SiteTexts } from '../texts/site-texts.ts';
import type { FeedReader } from './feed-reader.ts';
import { findAgencyProvider } from './import-batch.ts';
import { ImportError } from './import-error.ts';
import { importLock } from './import-lock.ts';
import { createCsvReaderFromText } from './readers/csv-mapping.ts';
import { readJsonLd } from './readers/json-ld.ts';
import { readNdjson } from './readers/ndjson.ts';
import { openFile } from './readers/open-file.ts';
import { readOpenTravel } from './readers/open-travel.ts';
import { runImport, type ImportReport } from './run-import.ts';

const readers: Readonly<Record<Exclude<HomeFeedFormat, 'csv'>, FeedReader>> = {
  ndjson: readNdjson,
  'json-ld': readJsonLd,
  ota: readOpenTravel,
};

/** Milliseconds to wait for the import lock. The wait is short because the job is retried. */
const waitMs = 5_000;
/** Maximum size of an unpacked file in bytes. */
const unpackedMax = 400_000_000;
const rejectedShown = 50;
const rowsTold = 20_000;

/** Imports a fetched feed in the same way as the command does. */
export async function importFeed(
  { connection, clock, texts }: { connection: DatabaseConnection; clock: Clock; texts: SiteTexts },
  feed: FeedToImport,
  onProgress: (progress: FeedProgress) => void = () => undefined,
): Promise<FeedOutcome> {
  const { business, currency, file, format, isFull, isTrial, mapping, mayVanish } = feed;
  const { kind, subject } = business;
  try {
    if (format !== 'csv' || !isOtherEncoding(mapping)) await checkFile(feed);
    const isKnown = await hasPublishedHomes(connection.db, business);
    const lockResult = await holdingAdvisoryLockWithin(connection, importLock, waitMs, async () =>
      runImport(connection, {
        read: format === 'csv' ? createCsvReaderFromText(mapping ?? '') : readers[format],
        files: { listings: file, calendar: null, currency: currency?.code ?? null },
        source: `${kind}:${subject}`,
        currency: currency?.code ?? null,
        rate: currency?.rate ?? 1,
        today: clock.today(),
        texts,
        provider: kind === 'agency' ? await findAgencyProvider(connection.db, subject) : undefined,
        delta: !isFull,
        // A trial reports missing homes, and the owner of the feed confirms them afterwards.
        allowVanishing: isTrial,
        mayVanish,
        dryRun: isTrial,
        business: { ...business, isKnown },
        onRead: ({ rows }) => onProgress({ done: rows, total: null }),
        onProgress: (done, total) => onProgress({ done, total }),
      }),
    );
    if (lockResult === null) return { ok: false, busy: true };
    return toOutcome(lockResult.result, { business, isKnown, isTrial });
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const { problem, about } = error;
    // An empty feed of changes is a success without any change.
    if (problem === 'empty' && !isFull)
      return { ok: true, report: emptyReport, rows: [], preview: null, missing: null, isWhole: true };
    const [first = '', ...keys] = about;
    if (problem === 'vanishing')
      return { ok: false, problem, detail: '', missing: { keys, of: Number(first) } };
    return {
      ok: false,
      problem,
      detail: storableText(first) || withoutPath(error.message, file),
      missing: null,
    };
  }
}

const emptyReport = {
  ...{ rows: 0, created: 0, changed: 0, unchanged: 0, returned: 0, paused: 0, removed: 0 },
  ...{ rejectedCount: 0, rejected: [], forReview: 0, notBookable: 0 },
};

/** Returns the message without the path of the temporary file. */
const withoutPath = (message: string, file: string): string =>
  storableText(message.replaceAll(file, '').trim().slice(0, 300));

function toOutcome(
  report: ImportReport,
  { business, isKnown, isTrial }: Pick<FeedToImport, 'business' | 'isTrial'> & { isKnown: boolean },
): FeedOutcome {
  const { rows, created, changed, unchanged, returned, paused, removed, rejected, homes } = report;
  const feedReport = {
    ...{ rows, created, changed, unchanged, returned, paused, removed },
    rejectedCount: rejected.length,
    rejected: rejected
      .slice(0, rejectedShown)
      .map(({ rejected: reason, key, line = null }) => ({ key, line, reason: reason.slice(0, 300) })),
    forReview: isKnown ? 0 : created,
    notBookable: business.kind === 'landlord' ? 0 : report.notBookable,
  };
  if (rejected.length === rows)
    return {
      ok: false,
      problem: 'noneUsable',
      detail: '',
      missing: null,
      report: feedReport,
      rows: toReportRows(report),
    };
  const of = paused + changed + unchanged + returned;
  return {
    ok: true,
    report: feedReport,
    rows: toReportRows(report),
    preview: report.preview,
    missing: isTrial && homes.paused.length > 0 ? { keys: homes.paused, of } : null,
    isWhole: !rejected.some(({ rejected: reason }) => reason.startsWith('cannot be saved')),
  };
}

function toReportRows({ homes, rejected }: ImportReport): ToldRow[] {
  const importedRows = (['created', 'changed', 'returned', 'paused', 'removed'] as const).flatMap((what) =>
    homes[what].map((key) => ({ key, line: null, became: what, reason: '' })),
  );
  const rejectedRows = rejected.map(({ rejected: reason, key, line = null }) => {
    return { key, line, became: 'rejected' as const, reason: reason.slice(0, 300) };
  });
  return [...rejectedRows, ...importedRows].slice(0, rowsTold);
}

/** The check reads UTF-8, so that files in a chosen encoding are only read by the mapping. */
const isOtherEncoding = (mapping: string | null): boolean =>
  /"encoding"\s*:\s*"(?!auto|utf-8)/.test(mapping ?? '');

/** Refuses web pages, truncated files and compression bombs before anything is imported. */
async function checkFile({ file, format }: FeedToImport): Promise<void> {
  const decoder = new TextDecoder();
  let [bytes, start, last] = [0, '', ''];
  for await (const piece of await openFile(file)) {
    bytes += (piece as Buffer).length;
    if (bytes > unpackedMax) throw new ImportError('The feed is too large.', 'tooLarge');
    // A web page is a valid feed if it contains JSON-LD.
    if (format === 'json-ld') continue;
    const text = decoder.decode(piece as Buffer, { stream: true });
    if (start.length < 1000) start += text.slice(0, 1000);
    if (format !== 'ndjson') continue;
    const end = text.lastIndexOf('\n');
    last = end === -1 ? last + text : text.slice(end + 1);
  }
  if (/^\uFEFF?\s*(?:<!doctype html|<html)/i.test(start)) throw new ImportError('It is a page.', 'html');
  if (last.trim() !== '' && !isJson(last)) throw new ImportError('The last line is cut.', 'truncated');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
