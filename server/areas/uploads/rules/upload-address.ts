import { createHash } from 'node:crypto';
import type { Crop } from '../../../../domain/picture-crop.ts';

/**
 * Returns the base of an upload's addresses, which changes with the file, the focal point and the part that is shown. Addresses with an
 * earlier base show the picture as it is now.
 */
export function uploadBase({
  id,
  fileKey,
  focusX,
  focusY,
  crop,
}: {
  id: number;
  fileKey: string;
  focusX: number;
  focusY: number;
  crop: Crop | null;
}): string {
  const part = crop === null ? '' : ` ${crop.x} ${crop.y} ${crop.width} ${crop.height}`;
  const version = createHash('sha256')
    .update(`${fileKey} ${focusX} ${focusY}${part}`)
    .digest('hex')
    .slice(0, 8);
  return `/pictures/upload/${id}.${version}`;
}
