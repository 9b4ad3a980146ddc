import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from '../../platform/folder-lock.ts';
import type { Log } from '../../platform/log.ts';

/**
 * Locks the image for this process, since a process appends what it has applied and several may share the data folder. Null where it is
 * locked or not writable: the index is then read from the database at each start.
 */
export function claimImage(folder: string, log: Log): { path: string; release(): void } | null {
  const own = join(folder, hostname());
  try {
    mkdirSync(own, { recursive: true });
    const { release } = lockFolder(own);
    return { path: join(own, 'changes'), release };
  } catch (error) {
    log.info({ reason: (error as Error).message }, 'search image not used');
    return null;
  }
}
