import { createHash } from 'node:crypto';

/** Returns the version in a photo's address, which makes the address of an unpublished photo impossible to guess. */
const ratingPhotoVersion = (fileKey: string): string =>
  createHash('sha256').update(fileKey).digest('hex').slice(0, 8);

export const ratingPhotoBase = ({ id, fileKey }: { id: number; fileKey: string }): string =>
  `/pictures/rating/${id}.${ratingPhotoVersion(fileKey)}`;
