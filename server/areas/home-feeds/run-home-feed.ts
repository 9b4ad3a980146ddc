import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tx } from '../../platform/database.ts';
import type { GuardedDownload } from '../../platform/guarded-fetch.ts';
import type { NotYet } from '../../platform/jobs.ts';
import { enqueue } from '../../platform/jobs.ts';
import { QueueFullError } from '../../platform/work-queue.ts';
import { fetchPreviewPhotos } from './fetch-preview-photos.ts';
import type { HomeFeedsDeps } from './home-feeds-context.ts';
import { homeFeedsStore, type FeedRun, type HomeFeedRow } from './home-feeds-store.ts';
import type { FeedOutcome, FeedProgress } from './import-feed.ts';
import { runHomeFeedJob, sendHomeFeedMailJob } from './jobs/home-feed-jobs.ts';
import { isNoticeDue, jitterMaxMs, mayBeUnchanged, nextRunAfter } from './rules/after-run.ts';

/** Limit in bytes, for compressed and plain transfer alike. */
const maxBytes = 100_000_000;
const timeoutMs = 120_000;
const progressMs = 2_000;
/** Wait before the next attempt while another import runs. */
const busyMs = 60_000;
/** Runs at the same time per node, fewer than its jobs, so that mails do not wait behind feeds. */
const atOnce = 2;

type RunDeps = Omit<HomeFeedsDeps, 'publicUrl' | 'routes' | 'translate' | 'mail' | 'operator' | 'sampleFeed'>;

interface RunToDo {
  feedId: number;
  runKey: number;
  asksAnew: boolean;
  agrees: boolean;
}

type FeedReading =
  | { unchanged: true }
  | { unchanged: false; outcome: FeedOutcome; etag: string | null; lastModified: string | null };

const busy: FeedReading = {
  unchanged: false,
  outcome: { ok: false, busy: true },
  etag: null,
  lastModified: null,
};

export async function runDueFeeds(tx: Tx, now: Date): Promise<void> {
  for (const feedId of await homeFeedsStore.beginDue(tx, now, atOnce)) {
    const payload = { feedId, runKey: now.getTime(), asksAnew: false, agrees: false };
    await enqueue(tx, runHomeFeedJob, payload, { key: `${feedId} ${payload.runKey}`, runAt: now });
  }
}

/**
 * Fetches and imports a feed; a trial writes nothing. Errors are recorded and change nothing. Returns the time of the next attempt if
 * another import is running.
 */
export async function runHomeFeed(
  deps: RunDeps,
  { feedId, runKey, asksAnew, agrees }: RunToDo,
): Promise<NotYet | void> {
  const { connection, clock, log } = deps;
  const feed = await homeFeedsStore.findRun(connection.db, feedId, runKey);
  if (!feed) return;
  const result = await fetchFeed(deps, feed, {
    runKey,
    asksAnew: asksAnew || feed.state === 'trial',
    mayVanish: agrees ? (feed.missing?.keys ?? []) : [],
  }).catch((error: unknown): FeedReading => {
    log.error({ err: error, feedId }, 'a feed of homes could not be taken over');
    return buildFailure('internal');
  });
  if (!result.unchanged && 'busy' in result.outcome)
    return { runAt: new Date(clock.now().getTime() + busyMs) };
  const at = clock.now();
  const isFileDone = feed.fileKey !== null && feed.state === 'active' && isWhole(result);
  const run = { at, isFileDone, ...toFeedRun(result), ...afterwards(feed, result, at) };
  await connection.transaction(async (tx) => {
    const isKept = await homeFeedsStore.saveRun(tx, feedId, runKey, run);
    await runDueFeeds(tx, at);
    if (!isKept || !run.isTold) return;
    const payload = { feedId, at: at.getTime() };
    await enqueue(tx, sendHomeFeedMailJob, payload, { key: `${feedId} ${payload.at}`, runAt: at });
  });
  if (isFileDone) await deps.files.delete(feed.fileKey!);
}

/** Ends a run whose job was given up: releases the feed and records an internal error. */
export async function endRun(
  { connection, clock }: Pick<RunDeps, 'connection' | 'clock'>,
  { feedId, runKey }: Pick<RunToDo, 'feedId' | 'runKey'>,
): Promise<void> {
  const feed = await homeFeedsStore.findRun(connection.db, feedId, runKey);
  if (!feed) return;
  const at = clock.now();
  const result = buildFailure('internal');
  const run = { at, isFileDone: false, ...toFeedRun(result), ...afterwards(feed, result, at), isTold: false };
  await connection.transaction((tx) => homeFeedsStore.saveRun(tx, feedId, runKey, run));
}

const isWhole = (result: FeedReading): boolean =>
  !result.unchanged && 'isWhole' in result.outcome && result.outcome.isWhole;

function buildFailure(problem: Extract<FeedOutcome, { problem: unknown }>['problem']): FeedReading {
  const outcome = { ok: false, problem, detail: '', missing: null } as const;
  return { unchanged: false, outcome, etag: null, lastModified: null };
}

function toFeedRun(result: FeedReading): Omit<FeedRun, 'at' | 'nextRunAt' | 'isTold' | 'isFileDone'> {
  const well = { problem: null, problemDetail: '', missing: null, hasChanged: false };
  if (result.unchanged || 'busy' in result.outcome) return well;
  const { outcome, etag, lastModified } = result;
  const { missing, report, rows } = outcome;
  if (!outcome.ok)
    return { ...well, problem: outcome.problem, problemDetail: outcome.detail, missing, report, rows };
  const { created, changed, returned, paused, removed } = outcome.report;
  return {
    ...well,
    ...(outcome.preview && { preview: outcome.preview }),
    ...{ missing, report, rows, hasChanged: created + changed + returned + paused + removed > 0 },
    ...(outcome.isWhole && { read: { etag, lastModified } }),
  };
}

/** Returns the time of the next run, and whether to notify the business; neither applies to trials and uploaded files. */
function afterwards(feed: HomeFeedRow, result: FeedReading, at: Date): Pick<FeedRun, 'nextRunAt' | 'isTold'> {
  if (feed.state !== 'active' || feed.url === null) return { nextRunAt: null, isTold: false };
  const hasFailed = !result.unchanged && !result.outcome.ok;
  const jitterMs = Math.round(Math.random() * jitterMaxMs);
  return {
    nextRunAt: nextRunAfter(at, { everyHours: feed.everyHours, failed: hasFailed, jitterMs }),
    isTold: hasFailed && isNoticeDue(at, feed.failingSince, feed.toldAt),
  };
}

/** Writes the feed to a local file, from its URL or from the upload. */
async function bring(
  { clock, download, files }: RunDeps,
  { etag, fileKey, lastModified, readAt, url }: HomeFeedRow,
  { file, asksAnew }: { file: string; asksAnew: boolean },
): Promise<Awaited<ReturnType<GuardedDownload>> | { ok: false; problem: 'noFile' }> {
  if (url === null) {
    const bytes = fileKey === null ? null : await files.get(fileKey);
    if (!bytes) return { ok: false, problem: 'noFile' };
    await writeFile(file, bytes);
    return { ok: true, status: 200, etag: null, lastModified: null };
  }
  const asksForChanges = !asksAnew && mayBeUnchanged(clock.now(), readAt);
  return download(url, {
    ...{ file, maxBytes, timeoutMs },
    headers: {
      ...(asksForChanges && etag !== null && { 'if-none-match': etag }),
      ...(asksForChanges && lastModified !== null && { 'if-modified-since': lastModified }),
    },
  });
}

async function fetchFeed(
  deps: RunDeps,
  feed: HomeFeedRow,
  { asksAnew, mayVanish, runKey }: { asksAnew: boolean; mayVanish: readonly string[]; runKey: number },
): Promise<FeedReading> {
  const { importFeed, queue } = deps;
  const { currency, rate, format, isFull, mapping } = feed;
  // Checked before fetching, so that a waiting run makes no request in vain.
  if (queue.isFull()) return busy;
  const folder = await mkdtemp(join(tmpdir(), 'feriola-feed-'));
  try {
    const file = join(folder, 'feed');
    const feedFile = await bring(deps, feed, { file, asksAnew });
    if (!feedFile.ok) return buildFailure(feedFile.problem);
    if (feedFile.status === 304) return { unchanged: true };
    const telling = createProgressWriter(deps, feed.feedId, runKey);
    const outcome = await queue.run(() =>
      importFeed(
        {
          business: { kind: feed.kind, subject: feed.subject },
          ...{ file, format, mapping, isFull, isTrial: feed.state === 'trial', mayVanish },
          currency: currency === null ? null : { code: currency, rate: rate! },
        },
        telling.tell,
      ),
    );
    await telling.told();
    if ('preview' in outcome && outcome.preview)
      outcome.preview = await fetchPreviewPhotos(deps, outcome.preview);
    return { unchanged: false, outcome, etag: feedFile.etag, lastModified: feedFile.lastModified };
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    return busy;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns a function that saves the progress at most every two seconds; a failure to save it is ignored. */
function createProgressWriter({ connection }: RunDeps, feedId: number, runKey: number) {
  let [shownAt, writing] = [0, Promise.resolve()];
  return {
    tell(progress: FeedProgress): void {
      const now = performance.now();
      if (now - shownAt < progressMs) return;
      shownAt = now;
      writing = homeFeedsStore
        .saveProgress(connection.db, feedId, runKey, progress)
        .catch((): undefined => undefined);
    },
    told: () => writing,
  };
}
