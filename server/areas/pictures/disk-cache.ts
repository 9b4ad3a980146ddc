import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';

export type DiskCache = {
  /** Null when it is not there. */
  get: (name: string) => Promise<Buffer | null>;
  has: (name: string) => Promise<boolean>;
  put: (name: string, bytes: Buffer) => Promise<void>;
  bytes: () => number;
};

/**
 * Caches files in one folder, limited to `maxBytes`; the least recently used are deleted first. The folder is scanned on first use, which
 * takes a second for ten thousand files; until then a file is found by its name.
 */
export function createDiskCache(folder: string, maxBytes: number): DiskCache {
  // A Map keeps insertion order: the first key is the least recently used.
  const sizes = new Map<string, number>();
  let total = 0;
  let opening: Promise<void> | undefined;
  let isOpen = false;
  const filePath = (name: string) => join(folder, name.slice(0, 2), name);

  const whenOpened = (): Promise<void> => (opening ??= scanFolder());

  async function scanFolder(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const files: { name: string; size: number; at: number }[] = [];
    for (const shelf of await readdir(folder, { withFileTypes: true })) {
      if (!shelf.isDirectory()) continue;
      for (const name of await readdir(join(folder, shelf.name))) {
        const file = join(folder, shelf.name, name);
        if (name.endsWith('.part')) await rm(file, { force: true });
        else {
          const { size, mtimeMs } = await stat(file);
          files.push({ name, size, at: mtimeMs });
        }
      }
    }
    for (const { name, size } of files.sort((a, b) => a.at - b.at)) {
      sizes.set(name, size);
      total += size;
    }
    isOpen = true;
    await evict();
  }

  function touch(name: string): void {
    const size = sizes.get(name);
    if (size === undefined) return;
    sizes.delete(name);
    sizes.set(name, size);
  }

  const forget = (name: string) => {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
  };

  async function evict(): Promise<void> {
    for (const name of sizes.keys()) {
      if (total <= maxBytes) return;
      forget(name);
      await rm(filePath(name), { force: true });
    }
  }

  return {
    async get(name) {
      const looking = whenOpened();
      if (isOpen && !sizes.has(name)) return null;
      looking.then(
        () => touch(name),
        () => undefined,
      );
      try {
        return await readFile(filePath(name));
      } catch {
        await looking;
        // The folder was emptied from outside: the picture is generated again.
        forget(name);
        return null;
      }
    },
    async has(name) {
      await whenOpened();
      return sizes.has(name);
    },
    async put(name, bytes) {
      await whenOpened();
      const file = filePath(name);
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
      const part = `${file}.${randomUUID()}.part`;
      await writeFile(part, bytes);
      await rename(part, file);
      forget(name);
      sizes.set(name, bytes.length);
      total += bytes.length;
      await evict();
    },
    bytes: () => total,
  };
}
