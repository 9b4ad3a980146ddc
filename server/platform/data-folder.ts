import { accessSync, constants, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The data folder cannot be made or written: one line for the terminal. */
export class DataFolderError extends Error {}

/** With less than this a database cannot even begin its next file. */
const neededBytes = 50_000_000;

/** Tells the bytes that may still be written into a folder; infinite where nobody knows. */
export type FreeBytes = (folder: string) => number;

const freeBytesOf: FreeBytes = (folder) => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
};

/** Whether the disk of the data folder is as good as full. */
export function isDiskFull(folder: string, freeBytes: FreeBytes = freeBytesOf): boolean {
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

/** Makes one folder after the other: with `recursive` Node tries for ever where a folder takes none, as /proc does. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Two processes may begin with the same folder at once.
    if (!isFolder(folder)) throw error;
  }
}

function diskFull(folder: string): DataFolderError {
  return new DataFolderError(
    `The disk of DATA_DIR ${folder} is full: at least ${neededBytes / 1_000_000} MB have to be free.`,
  );
}

/** Whether something could not be written since no disk space was left: here, or at the database (its class 53). */
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
