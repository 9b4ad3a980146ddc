import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { BatchOutcome, HomesBatch } from './areas/feeds/feeds.ts';
import type { FeedOutcome, FeedProgress, FeedToImport } from './areas/home-feeds/home-feeds.ts';
import { moduleAddress } from './named-modules.ts';

/** A batch takes seconds. One that hangs is ended; sent again, it continues. */
const batchMs = 5 * 60_000;
/** A feed may contain all homes of an agency. */
const feedMs = 30 * 60_000;

/**
 * Imports a batch in a separate process: locating homes loads the places and coasts of the world, which would block a server for seconds
 * and occupy hundreds of megabytes from then on.
 */
export async function importInOwnProcess(databaseUrl: string, batch: HomesBatch): Promise<BatchOutcome> {
  return (await inOwnProcess(databaseUrl, batch, batchMs)) as BatchOutcome;
}

/** Imports a feed in the same way. */
export async function importFeedInOwnProcess(
  databaseUrl: string,
  feed: FeedToImport,
  onProgress: (progress: FeedProgress) => void,
): Promise<FeedOutcome> {
  return (await inOwnProcess(databaseUrl, feed, feedMs, onProgress)) as FeedOutcome;
}

async function inOwnProcess(
  databaseUrl: string,
  work: HomesBatch | FeedToImport,
  timeoutMs: number,
  onProgress: (progress: FeedProgress) => void = () => undefined,
): Promise<unknown> {
  const child = spawn(process.execPath, [fileURLToPath(moduleAddress('import/batch-process'))], {
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: timeoutMs,
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  // A process that ends before it has read its input reports the reason by its exit.
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify(work));
  let outcome: unknown;
  const out = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      const message = JSON.parse(line) as { progress: FeedProgress } | { outcome: unknown };
      if ('progress' in message) onProgress(message.progress);
      else outcome = message.outcome;
    }
  })();
  const [errors, code] = await Promise.all([text(child.stderr), exit, out]);
  if (code !== 0)
    throw new Error(`The import of a batch ended with ${String(code)}: ${errors.slice(0, 2000)}`);
  return outcome;
}
