import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { createS3FileStore } from '../s3-file-store.ts';
import { BackupError } from './backup-error.ts';

/** Number of concurrent transfers. */
const atOnce = 8;

async function each(keys: readonly string[], work: (key: string) => Promise<void>): Promise<void> {
  const waiting = keys.values();
  const worker = async (): Promise<void> => {
    for (const key of waiting) await work(key);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

export async function copyFromBucket(address: string, folder: string): Promise<void> {
  const store = createS3FileStore(address);
  await mkdir(folder, { recursive: true });
  await each(await store.keys!(), async (key) => {
    const bytes = await store.get(key);
    // The file was deleted after it was listed.
    if (bytes === null) return;
    const path = join(folder, key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  });
}

export async function refuseUsedBucket(address: string): Promise<void> {
  const [key] = await createS3FileStore(address).keys!();
  if (key === undefined) return;
  throw new BackupError(
    `A backup is restored into an empty place alone: the bucket of S3_URL has ${key}. Name another one, or another folder in it.`,
  );
}

export async function copyIntoBucket(folder: string, address: string): Promise<void> {
  const store = createS3FileStore(address);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const keys = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  await each(keys, async (key) => store.put(key, await readFile(join(folder, key))));
}
