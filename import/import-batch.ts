import type { BatchOutcome, HomesBatch } from '../server/areas/feeds/feeds.ts';
import type { FeedProvider } from '../contract/feeds/feed-terms.ts';
import { agencyKeeper } from '../server/areas/landlords/landlords-store.ts';
import { hasPublishedHomes } from '../server/areas/catalogue/home-rows-store.ts';
import { holdingAdvisoryLockWithin } from '../server/platform/advisory-lock.ts';
import type { Clock } from '../server/platform/clock.ts';
import type { Database, DatabaseConnection } from '../server/platform/database.ts';
import type { SiteTexts } from '../texts/site-texts.ts';
import { ImportError } from './import-error.ts';
import { importLock } from './import-lock.ts';
import { createNdjsonReader } from './readers/ndjson.ts';
import { runImport } from './run-import.ts';

/** Milliseconds for which an API client waits for another import to finish. */
const waitMs = 5_000;

/** Imports homes that a business sends by the API, in the same way as a feed of changes. */
export async function importBatch(
  { connection, clock, texts }: { connection: DatabaseConnection; clock: Clock; texts: SiteTexts },
  { business, lines, currency }: HomesBatch,
): Promise<BatchOutcome> {
  const { kind, subject } = business;
  try {
    const lockResult = await holdingAdvisoryLockWithin(connection, importLock, waitMs, async () =>
      runImport(connection, {
        read: createNdjsonReader(lines),
        files: { listings: 'the batch', calendar: null },
        source: `${kind}:${subject}`,
        currency: currency?.code ?? null,
        rate: currency?.rate ?? 1,
        today: clock.today(),
        texts,
        provider: kind === 'agency' ? await findAgencyProvider(connection.db, subject) : undefined,
        delta: true,
        business: { ...business, isKnown: await hasPublishedHomes(connection.db, business) },
      }),
    );
    if (lockResult === null) return { ok: false, busy: true };
    const { rows, created, changed, unchanged, paused, returned, removed, rejected, warnings } =
      lockResult.result;
    return {
      ok: true,
      report: { rows, created, changed, unchanged, paused, returned, removed, rejected, warnings },
    };
  } catch (error) {
    if (error instanceof ImportError) return { ok: false, refused: error.message };
    throw error;
  }
}

/** Returns the agency itself as the landlord of rows without a provider. */
export async function findAgencyProvider(db: Database, agency: number): Promise<FeedProvider | undefined> {
  const agencyRow = await agencyKeeper.find(db, agency);
  if (!agencyRow) return undefined;
  const { name, email, phone, isTrader } = agencyRow;
  return { name, trader: isTrader, language: 'de', ...(email && { mail: email }), ...(phone && { phone }) };
}
