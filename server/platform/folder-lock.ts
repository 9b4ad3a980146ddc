import { closeSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The folder is in use by another process, or cannot be written. */
export class FolderLockError extends Error {}

/**
 * PGlite takes no lock, and two processes on one folder corrupt each other. The lock is a file with
 * the owner's process id and start time: a file left by a killed process is taken over at once,
 * since nobody with that id and start time lives any more.
 */
export function lockFolder(folder: string): { release(): void } {
  const path = join(folder, 'process.lock');
  const own = `${process.pid} ${startTimeOf(process.pid) ?? ''}`;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, own);
      closeSync(file);
      return { release: () => releaseOwn(path, own) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new FolderLockError(`The folder ${folder} cannot be written.`, { cause: error });
      }
    }
    const owner = readOwner(path);
    if (owner && isAlive(owner)) {
      throw new FolderLockError(
        `The folder ${folder} is in use by process ${owner.pid}. Stop it first, or set another DATA_DIR.`,
      );
    }
    unlinkSync(path);
  }
  throw new FolderLockError(`The folder ${folder} is being taken by another process.`);
}

interface Owner {
  pid: number;
  startTime: string;
}

function readOwner(path: string): Owner | null {
  try {
    const [pid, startTime = ''] = readFileSync(path, 'utf8').split(' ');
    return pid ? { pid: Number(pid), startTime } : null;
  } catch {
    return null;
  }
}

function isAlive(owner: Owner): boolean {
  if (!Number.isInteger(owner.pid) || owner.pid <= 0) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const startTime = startTimeOf(owner.pid);
  return startTime === null || owner.startTime === '' || startTime === owner.startTime;
}

/** Field 22 of /proc/<pid>/stat; null where there is no /proc or the process is gone. */
function startTimeOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function releaseOwn(path: string, own: string): void {
  try {
    if (readFileSync(path, 'utf8') === own) unlinkSync(path);
  } catch {
    // Already gone: nothing to release.
  }
}
