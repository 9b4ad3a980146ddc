import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadBytesMax } from '../../../domain/upload-limits.ts';
import { showFeedPhotos } from '../catalogue/catalogue.ts';
import { lookOfPhoto } from '../homes/homes.ts';
import type { FeedPhotosDeps } from './feed-photos.ts';
import { feedPhotosStore, type DuePhoto } from './feed-photos-store.ts';

const timeoutMs = 60_000;
const hourMs = 3_600_000;
/** Waits after each failure; after the last one it is given up until its feed names it in a changed row. */
const waitsMs = [hourMs, 6 * hourMs, 24 * hourMs, 72 * hourMs];

/** Fetches one photo, encodes it anew, and shows it among those of its home. What is wrong with it is written down. */
export async function fetchPhoto(deps: FeedPhotosDeps, due: DuePhoto): Promise<void> {
  const { connection, clock, files, preparePhoto, work } = deps;
  const fetched = await download(deps, due.url);
  const photo = typeof fetched === 'string' ? null : await work(() => preparePhoto(fetched));
  if (!photo?.ok) {
    const wait = waitsMs[due.failures];
    const nextRunAt = wait === undefined ? null : new Date(clock.now().getTime() + wait);
    const problem = typeof fetched === 'string' ? fetched : (photo as { reason: string }).reason;
    return feedPhotosStore.fail(connection.db, due, { problem, nextRunAt });
  }
  const hash = createHash('sha256').update(photo.bytes).digest('hex').slice(0, 40);
  const fileKey = `homes/${hash}.webp`;
  // The file comes first: no row ever names one that is not there.
  await files.put(fileKey, photo.bytes);
  const look = await lookOfPhoto(photo.bytes);
  await connection.transaction((tx) =>
    deps.catalogue.changeHome(tx, due.objectNumber, async ({ removed }) => {
      if (!(await feedPhotosStore.keep(tx, due, { fileKey, look })) || removed) return { result: null };
      await showFeedPhotos(tx, due.objectNumber, await feedPhotosStore.there(tx, due.objectNumber));
      return { result: null, change: { kind: 'home' } };
    }),
  );
}

/** The bytes at an address, or why there are none. */
async function download(deps: FeedPhotosDeps, url: string): Promise<Buffer | string> {
  const folder = await mkdtemp(join(tmpdir(), 'feriola-photo-'));
  try {
    const file = join(folder, 'photo');
    const fetched = await deps.download(url, { file, maxBytes: uploadBytesMax, timeoutMs });
    if (!fetched.ok) return fetched.problem;
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
