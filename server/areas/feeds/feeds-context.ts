import type { DatabaseConnection } from '../../platform/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ApiKeys } from '../api-keys/api-keys.ts';
import type { ImportHomes } from './import-homes.ts';
import type { WorkQueue } from '../../platform/work-queue.ts';

export interface FeedsDeps {
  connection: DatabaseConnection;
  clock: Clock;
  apiKeys: Pick<ApiKeys, 'admit'>;
  /** Photos are named by their addresses there. */
  publicUrl: string;
  /** The importer stands outside of the server and is handed in. */
  importHomes: ImportHomes;
  /** Batches one after the other: each changes homes and places. */
  queue: WorkQueue;
}
