import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Queryable } from '../../../platform/database.ts';
import { launchStore } from '../launch-store.ts';

const markerFile = (dataDir: string): string => join(dataDir, 'backed-up');

/**
 * Returns the time of the last recorded backup (`bin/admin backed-up`): from the database, or, if the embedded database is in use by the
 * site, from the time of a file beside it.
 */
export async function readBackupTime(db: Queryable, dataDir: string): Promise<Date | null> {
  const inTable = (await launchStore.proofs(db)).get('backup')?.at ?? null;
  const inFolder = statSync(markerFile(dataDir), { throwIfNoEntry: false })?.mtime ?? null;
  if (inTable === null || inFolder === null) return inTable ?? inFolder;
  return inTable > inFolder ? inTable : inFolder;
}

/** Records a backup by a file in the data folder, without opening a database. */
export const recordBackup = (dataDir: string): void => writeFileSync(markerFile(dataDir), '');
