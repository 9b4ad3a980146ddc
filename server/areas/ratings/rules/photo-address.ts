import { createHash } from 'node:crypto';

/** The version of a photo's address, without which nobody can guess the address of a photo that is not published. */
const ratingPhotoVersion = (fileKey: string): string =>
  createHash('sha256').update(fileKey).digest('hex').slice(0, 8);

/** The base of the addresses of a photo that goes with a rating. */
export const ratingPhotoBase = ({ id, fileKey }: { id: number; fileKey: string }): string =>
  `/pictures/rating/${id}.${ratingPhotoVersion(fileKey)}`;
