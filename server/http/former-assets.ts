import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than a page stays open in a browser or in a cache on its way. */
const keptMs = 30 * 86_400_000;

/**
 * Keeps the built scripts and styles of this version beside those of the versions before, for pages that were sent before an upgrade, and
 * deletes what no version has had for a month. Names hold a hash, so that equal names are equal files.
 * @param from is the folder of this version, `folder` the one that outlives it
 */
export async function keepAssets(from: string, folder: string, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true });
  const current = new Set(await readdir(from));
  const kept = new Set(await readdir(folder));
  for (const name of current) {
    const path = join(folder, name);
    if (!kept.has(name)) {
      // Moved into place, so that nobody is sent half a file.
      await copyFile(join(from, name), `${path}.part`);
      await rename(`${path}.part`, path);
    }
    await utimes(path, now, now);
  }
  for (const name of kept) {
    if (current.has(name)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > keptMs) await rm(join(folder, name));
  }
}
