import { setPriority } from 'node:os';
import { json } from 'node:stream/consumers';
import { readConfig } from '../server/config.ts';
import type { HomesBatch } from '../server/areas/feeds/feeds.ts';
import { systemClock } from '../server/platform/clock.ts';
import { openStorage } from '../server/platform/open-storage.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import { importBatch } from './import-batch.ts';

// Guests go first: nobody waits for a batch as long as for a page.
setPriority(10);
const batch = (await json(process.stdin)) as HomesBatch;
const connection = await openStorage(readConfig(process.env));
try {
  const outcome = await importBatch({ connection, clock: systemClock, texts: createSiteTexts() }, batch);
  process.stdout.write(JSON.stringify(outcome));
} finally {
  await connection.close();
}
