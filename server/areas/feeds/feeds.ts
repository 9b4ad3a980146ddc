import type { ApiKeys } from '../api-keys/api-keys.ts';
import type { AreaModule } from '../../http/area-module.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { WorkQueue } from '../../platform/work-queue.ts';
import { exportRoute } from './export-route.ts';
import type { ImportHomes } from './import-homes.ts';
import { pushRoute } from './push-route.ts';

export { exportAll, exportPage, readCursor, settledMs } from './export-homes.ts';
export type { BatchOutcome, HomesBatch, ImportHomes, PushingBusiness } from './import-homes.ts';

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

/** Homes in the form of feeds, for programs that hold a key: told with what changed since, and taken in batches. */
export function createFeeds(deps: FeedsDeps): { readonly module: AreaModule } {
  return { module: { name: 'feeds', routes: [exportRoute(deps), pushRoute(deps)] } };
}
