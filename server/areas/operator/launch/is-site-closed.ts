import type { Config } from '../../../config.ts';
import type { DatabaseConnection } from '../../../platform/database.ts';
import { launchStore } from '../launch-store.ts';

/**
 * Whether nobody has opened a site that is meant for the world. A demo world and a site of developers have nothing to open: there the
 * operator is made up, and everybody knows it.
 */
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
