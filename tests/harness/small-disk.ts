import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate disk that is small enough to be filled to its last byte. */
export interface SmallDisk {
  folder: string;
  /** Fills the disk except for `leftBytes`. */
  fill(leftBytes?: number): void;
  /** Frees the space again. */
  clear(): void;
  remove(): void;
}

/** Null if this user may not mount anything. */
export function openSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'feriola-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmdirSync(folder);
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill(leftBytes = 0) {
      const file = openSync(filler, 'a');
      try {
        for (;;) {
          const { bavail, bsize } = statfsSync(folder);
          const room = bavail * bsize - leftBytes;
          if (room <= 0) return;
          writeSync(file, Buffer.alloc(Math.min(room, 1_000_000)));
        }
      } finally {
        closeSync(file);
      }
    },
    clear: () => rmSync(filler, { force: true }),
    remove() {
      // Processes that still have a file open there keep its memory, but the folder is free.
      execFileSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}

/** Limits the size of all files of a process, which has the effect of a full disk. */
export function limitFileSize(pid: number, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:unlimited`]);
}
