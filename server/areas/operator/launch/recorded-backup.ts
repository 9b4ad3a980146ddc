import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Queryable } from '../../../platform/database.ts';
import { launchStore } from '../launch-store.ts';

const fileOf = (dataDir: string): string => join(dataDir, 'backed-up');

/**
 * When somebody last said that a backup was made (`bin/admin backed-up`): in the database, or, where that is the embedded one and the
 * site runs, by the time of a file beside it.
 */
export async function recordedBackup(db: Queryable, dataDir: string): Promise<Date | null> {
  const inTable = (await launchStore.proofs(db)).get('backup')?.at ?? null;
  const inFolder = statSync(fileOf(dataDir), { throwIfNoEntry: false })?.mtime ?? null;
  if (inTable === null || inFolder === null) return inTable ?? inFolder;
  return inTable > inFolder ? inTable : inFolder;
}

/** Writes down in the data folder that a backup was made now; no database has to be opened. */
export const recordBackup = (dataDir: string): void => writeFileSync(fileOf(dataDir), '');
