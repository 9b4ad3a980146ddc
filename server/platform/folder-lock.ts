import { closeSync, ftruncateSync, openSync, readFileSync, statfsSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/** The folder is in use by another process, is on a network file system, or cannot be written. */
export class FolderLockError extends Error {}

/**
 * Makes this process the only owner of a folder. PGlite takes no lock, and two processes on one folder corrupt it. The operating system
 * holds the lock for the open file: it ends with its owner in any case, and all processes of the machine see it, even in other containers,
 * where process ids mean nothing. The file is never removed: otherwise another process could lock a second file while the first is still
 * locked.
 */
export function lockFolder(folder: string): { release(): void } {
  const path = join(folder, 'process.lock');
  let file: number;
  try {
    file = openSync(path, 'a+', 0o600);
  } catch (error) {
    throw new FolderLockError(`The folder ${folder} cannot be written.`, { cause: error });
  }
  try {
    refuseNetwork(folder);
    if (!tryLock(file)) {
      throw new FolderLockError(
        `The folder ${folder} is in use by ${readOwner(path)}. Stop it first, or set another DATA_DIR.`,
      );
    }
    // The content only tells people who the owner is; the lock alone decides.
    ftruncateSync(file);
    writeSync(file, `process ${process.pid} on ${hostname()}\n`);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  let isHeld = true;
  return {
    release: () => {
      if (isHeld) closeSync(file);
      isHeld = false;
    },
  };
}

function readOwner(path: string): string {
  return readFileSync(path, 'utf8').trim() || 'another process';
}

/** File systems whose locks other machines may not see, by their numbers in Linux' statfs(2). */
const networkFileSystems: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB2'],
  [0x5346414f, 'AFS'],
  [0x00c36400, 'Ceph'],
  [0x01021997, '9P'],
  [0x0bd00bd0, 'Lustre'],
]);

/** Exported for its test, since machines rarely have a network folder. */
export function networkFileSystem(type: number): string | null {
  return networkFileSystems.get(type >>> 0) ?? null;
}

function refuseNetwork(folder: string): void {
  const kind = process.platform === 'linux' ? networkFileSystem(Number(statfsSync(folder).type)) : null;
  if (kind === null) return;
  throw new FolderLockError(
    `The folder ${folder} lies on a network (${kind}), where two machines could both own it. Set DATA_DIR to a local folder, or use a PostgreSQL server (DATABASE_URL).`,
  );
}
