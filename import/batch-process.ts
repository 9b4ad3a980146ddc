import { setPriority } from 'node:os';
import { json } from 'node:stream/consumers';
import { readConfig } from '../server/config.ts';
import type { HomesBatch } from '../server/areas/feeds/feeds.ts';
import type { FeedProgress, FeedToImport } from '../server/areas/home-feeds/home-feeds.ts';
import { openStorage } from '../server/platform/open-storage.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import { importBatch } from './import-batch.ts';
import { importFeed } from './import-feed.ts';

// Runs at a lower priority than the web server, whose requests are more urgent.
setPriority(10);
const work = (await json(process.stdin)) as HomesBatch | FeedToImport;
const connection = await openStorage(readConfig(process.env));
try {
  const deps = { connection, clock: connection.clock, texts: createSiteTexts() };
  const write = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
  const onProgress = (progress: FeedProgress): void => write({ progress });
  const outcome = await ('file' in work ? importFeed(deps, work, onProgress) : importBatch(deps, work));
  write({ outcome });
} finally {
  await connection.close();
}
