import type { DatabaseConnection } from '../../platform/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ApiKeys } from '../api-keys/api-keys.ts';
import type { ImportHomes } from './import-homes.ts';
import type { WorkQueue } from '../../platform/work-queue.ts';

export interface FeedsDeps {
  connection: DatabaseConnection;
  clock: Clock;
  apiKeys: Pick<ApiKeys, 'admit'>;
  publicUrl: string;
  /** The importer is outside of the server and is injected. */
  importHomes: ImportHomes;
  /** Batches run one after the other, since each changes homes and places. */
  queue: WorkQueue;
}
