import type { FeedPhotoProblem } from '../../../domain/homes/photos.ts';
import { uploadBytesMax } from '../../../domain/upload-limits.ts';
import { contentHash } from '../../platform/file-store.ts';
import { showFeedPhotos } from '../catalogue/catalogue.ts';
import type { FeedPhotosDeps } from './feed-photos-context.ts';
import { feedPhotosStore, type DuePhoto } from './feed-photos-store.ts';

const timeoutMs = 60_000;
const hourMs = 3_600_000;
/** Waiting times after each failure; after the last one the photo is given up until its feed names it in a changed row. */
const waitsMs = [hourMs, 6 * hourMs, 24 * hourMs, 72 * hourMs];

/** Fetches and re-encodes a photo, and adds it to its home. Failures are recorded. */
export async function fetchPhoto(deps: FeedPhotosDeps, due: DuePhoto): Promise<void> {
  const { connection, catalogue, files, images } = deps;
  const photo = await loadPhoto(deps, due.url);
  if (typeof photo === 'string') return giveUpForNow(deps, due, photo);
  const fileKey = `homes/${contentHash(photo)}.webp`;
  // Stores the file first, so that no row refers to a missing one.
  await files.put(fileKey, photo);
  const look = await images.photoFingerprint(photo);
  await connection.transaction((tx) =>
    catalogue.changeHome(tx, due.objectNumber, async ({ removed }) => {
      if (!(await feedPhotosStore.keep(tx, due, { fileKey, look })) || removed) return { result: null };
      await showFeedPhotos(tx, due.objectNumber, await feedPhotosStore.there(tx, due.objectNumber));
      return { result: null, change: { kind: 'home' } };
    }),
  );
}

/** Fetches and re-encodes a photo; returns the reason of a failure as text. */
async function loadPhoto(
  { fetch, images, work }: FeedPhotosDeps,
  url: string,
): Promise<Buffer | FeedPhotoProblem> {
  const response = await fetch(url, { maxBytes: uploadBytesMax, timeoutMs });
  if (!response.ok) return response.problem;
  // The request was not conditional, so that 304 is an error.
  if (response.status === 304) return 'status';
  const photo = await work(() => images.preparePhoto(response.bytes));
  return photo.ok ? photo.bytes : photo.reason;
}

function giveUpForNow(
  { connection, clock }: FeedPhotosDeps,
  due: DuePhoto,
  problem: FeedPhotoProblem,
): Promise<void> {
  const wait = waitsMs[due.failures];
  const nextRunAt = wait === undefined ? null : new Date(clock.now().getTime() + wait);
  return feedPhotosStore.fail(connection.db, due, { problem, nextRunAt });
}
