import type { AreaModule } from '../../http/area-module.ts';
import { exportRoute } from './export-route.ts';
import { pushRoute } from './push-route.ts';
import type { FeedsDeps } from './feeds-context.ts';

export { exportAll, exportPage, readCursor, settledMs } from './export-homes.ts';
export type { BatchOutcome, HomesBatch, ImportHomes, PushingBusiness } from './import-homes.ts';

/** Creates the interface for programs with a key, in feed format: export of changed homes, and import in batches. */
export function createFeeds(deps: FeedsDeps): { readonly module: AreaModule } {
  return { module: { name: 'feeds', routes: [exportRoute(deps), pushRoute(deps)] } };
}
