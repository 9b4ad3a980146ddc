import { ratableOn, ratingPhotosMax } from '../../../domain/rating.ts';
import type { Tx } from '../../platform/database.ts';
import { contentHash } from '../../platform/file-store.ts';
import type { GuestRatingsContext } from './guest-ratings-context.ts';
import { isEditable } from './rules/submission-steps.ts';
import { stayStore } from './stay-store.ts';
import { submissionsStore } from './submissions-store.ts';

/** A re-encoded photo without location, camera and other metadata. */
export interface TakenPhoto {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Null if the stay can take another photo. */
export async function photoRefusal(
  { connection: { db }, clock }: Pick<GuestRatingsContext, 'connection' | 'clock'>,
  bookingId: number,
): Promise<'booking-not-found' | 'rating-not-open' | 'too-many-photos' | null> {
  const stay = await stayStore.find(db, bookingId, 'de');
  if (!stay) return 'booking-not-found';
  const submission = await submissionsStore.find(db, bookingId);
  if (ratableOn(clock.today(), stay) !== 'open' || !isEditable(submission?.state ?? null))
    return 'rating-not-open';
  // Photos may have been removed from the rating since; surplus ones are deleted when the rating is submitted.
  const { length } = await submissionsStore.photos(db, bookingId);
  return length >= 2 * ratingPhotosMax ? 'too-many-photos' : null;
}

/** Stores a photo for a stay. The same photo is stored once per stay; another stay gets a file of its own. */
export async function keepPhoto(
  { connection, files, clock }: Pick<GuestRatingsContext, 'connection' | 'files' | 'clock'>,
  bookingId: number,
  { bytes, width, height }: TakenPhoto,
): Promise<number> {
  const fileKey = `ratings/${bookingId}-${contentHash(bytes)}.webp`;
  // Stores the file first, so that no row refers to a missing one.
  await files.put(fileKey, bytes);
  return connection.transaction(async (tx: Tx) => {
    const existingPhoto = (await submissionsStore.photos(tx, bookingId)).find(
      (photo) => photo.fileKey === fileKey,
    );
    if (existingPhoto) return existingPhoto.id;
    return submissionsStore.addPhoto(tx, { bookingId, fileKey, width, height, createdAt: clock.now() });
  });
}
