import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than a page stays open in a browser or in a cache on its way. */
const keptMs = 30 * 86_400_000;

/**
 * Stores the built scripts and styles of this version beside those of earlier versions, for pages that were sent before an upgrade, and
 * deletes files that no version has had for a month. Names contain a hash, so that equal names are equal files. @param from the folder of
 * this version; `folder` is the one shared by all versions
 */
export async function keepAssets(from: string, folder: string, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true });
  const current = new Set(await readdir(from));
  const storedNames = new Set(await readdir(folder));
  for (const name of current) {
    const path = join(folder, name);
    if (!storedNames.has(name)) {
      // Renames at the end, so that no request gets an incomplete file.
      await copyFile(join(from, name), `${path}.part`);
      await rename(`${path}.part`, path);
    }
    await utimes(path, now, now);
  }
  for (const name of storedNames) {
    if (current.has(name)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > keptMs) await rm(join(folder, name));
  }
}
