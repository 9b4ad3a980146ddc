import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { BatchOutcome, HomesBatch } from './areas/feeds/feeds.ts';
import type { FeedOutcome, FeedProgress, FeedToImport } from './areas/home-feeds/home-feeds.ts';
import { addressOf } from './named-modules.ts';

/** A batch takes seconds; one that hangs is ended, and sent again it goes on. */
const batchMs = 5 * 60_000;
/** A feed may hold all homes of an agency. */
const feedMs = 30 * 60_000;

/**
 * Takes a batch over in a process of its own: finding where homes lie loads the places and coasts of the world, for which a
 * server would stand still for seconds and hold hundreds of megabytes from then on.
 */
export async function importInOwnProcess(databaseUrl: string, batch: HomesBatch): Promise<BatchOutcome> {
  return (await inOwnProcess(databaseUrl, batch, batchMs)) as BatchOutcome;
}

/** Takes a feed over in the same way. */
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
  const child = spawn(process.execPath, [fileURLToPath(addressOf('import/batch-process'))], {
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: timeoutMs,
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  // Whoever ends before it has read all says why by how it ends.
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify(work));
  let outcome: unknown;
  const out = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      const said = JSON.parse(line) as { progress: FeedProgress } | { outcome: unknown };
      if ('progress' in said) onProgress(said.progress);
      else outcome = said.outcome;
    }
  })();
  const [errors, code] = await Promise.all([text(child.stderr), ended, out]);
  if (code !== 0)
    throw new Error(`The import of a batch ended with ${String(code)}: ${errors.slice(0, 2000)}`);
  return outcome;
}
