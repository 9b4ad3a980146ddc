import type { UploadsDeps } from './uploads-deps.ts';
import { uploadsStore } from './uploads-store.ts';

/** Deletes files whose pictures are gone; a file that a picture still has, or had, stays. */
export async function deleteFiles(
  { connection, files }: Pick<UploadsDeps, 'connection' | 'files'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of await uploadsStore.withoutPicture(connection.db, keys)) await files.delete(key);
}
