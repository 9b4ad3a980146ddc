import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Uploaded files by key. The server makes the keys: lower-case words and numbers, folders separated by `/`. */
export type FileStore = {
  put: (key: string, bytes: Buffer) => Promise<void>;
  /** Null when there is no such file. */
  get: (key: string) => Promise<Buffer | null>;
  /** Deletes a file, and succeeds when there is none. */
  delete: (key: string) => Promise<void>;
  /** Rejects if the store is unavailable; absent for a local store. */
  probe?: () => Promise<void>;
  /** Lists all keys, for backups; absent if the files are in a folder. */
  keys?: () => Promise<string[]>;
};

const keyForm = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.[a-z0-9]{2,5}$/;

export const isFileKey = (key: string): boolean => key.length <= 200 && keyForm.test(key);

/** Returns a key derived from the bytes, so that the same file is stored once. */
export const contentHash = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 40);

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Stores files in a local folder; several nodes need it on a shared volume. */
export function createLocalFileStore(folder: string): FileStore {
  const filePath = (key: string) => {
    if (!isFileKey(key)) throw new Error('A key of the file store has the form folder/name.ext.');
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = filePath(key);
      await mkdir(dirname(path), { recursive: true });
      // Writes to a temporary file and renames it, so that no reader sees an incomplete file.
      const part = `${path}.${randomUUID()}.part`;
      await writeFile(part, bytes);
      await rename(part, path);
    },
    async get(key) {
      try {
        return await readFile(filePath(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async delete(key) {
      await rm(filePath(key), { force: true });
    },
  };
}
