import type { UploadsDeps } from './uploads-deps.ts';
import { uploadsStore } from './uploads-store.ts';

/** Deletes files that no picture uses. Files that a picture has, or had before a replacement, stay. */
export async function deleteFiles(
  { connection, files }: Pick<UploadsDeps, 'connection' | 'files'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of await uploadsStore.withoutPicture(connection.db, keys)) await files.delete(key);
}
