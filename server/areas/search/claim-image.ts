import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from '../../platform/folder-lock.ts';
import type { Log } from '../../platform/log.ts';

/**
 * Locks the image for this process: it appends the changes that it has applied, and several processes may share the data folder. Null if
 * the image is locked or not writable: the index is then read from the database at each start.
 */
export function claimImage(folder: string, log: Log): { path: string; release(): void } | null {
  const folderOfHost = join(folder, hostname());
  try {
    mkdirSync(folderOfHost, { recursive: true });
    const { release } = lockFolder(folderOfHost);
    return { path: join(folderOfHost, 'changes'), release };
  } catch (error) {
    log.info({ reason: (error as Error).message }, 'search image not used');
    return null;
  }
}
