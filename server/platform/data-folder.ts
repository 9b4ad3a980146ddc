import { accessSync, constants, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The data folder cannot be created or written; the message is one line for the terminal. */
export class DataFolderError extends Error {}

/** PostgreSQL cannot even create its next file with less free space. */
const neededBytes = 50_000_000;

/** Returns the bytes that may still be written into a folder; infinite if unknown. */
export type FreeBytes = (folder: string) => number;

const readFreeBytes: FreeBytes = (folder) => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
};

export function isDiskFull(folder: string, freeBytes: FreeBytes = readFreeBytes): boolean {
  return freeBytes(folder) < neededBytes;
}

export function ensureDataFolder(folder: string, freeBytes?: FreeBytes): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    if (isOutOfSpace(error)) throw diskFull(folder);
    throw new DataFolderError(
      `DATA_DIR ${folder} cannot be written: name a folder that may be made and written.`,
      { cause: error },
    );
  }
  if (isDiskFull(folder, freeBytes)) throw diskFull(folder);
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Creates folders one by one: with `recursive`, Node loops forever if a folder cannot be created, as in /proc. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created the folder at the same time.
    if (!isFolder(folder)) throw error;
  }
}

function diskFull(folder: string): DataFolderError {
  return new DataFolderError(
    `The disk of DATA_DIR ${folder} is full: at least ${neededBytes / 1_000_000} MB have to be free.`,
  );
}

/** True when an error means a full disk, here or at the database (class 53). */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: string };
  return (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    code === 'EFBIG' ||
    code === '53100' ||
    /No space left on device/i.test(error.message)
  );
}
