import type { Config } from '../../../config.ts';
import type { DatabaseConnection } from '../../../platform/database.ts';
import { launchStore } from '../launch-store.ts';

/** True for a public site that is not opened yet. Demo and development sites have an invented operator, and are always open. */
export async function isSiteClosed({
  config,
  connection: { db },
}: {
  config: Pick<Config, 'production' | 'demoObjects'>;
  connection: Pick<DatabaseConnection, 'db'>;
}): Promise<boolean> {
  if (!config.production || config.demoObjects > 0) return false;
  return !(await launchStore.proofs(db)).has('opened');
}
