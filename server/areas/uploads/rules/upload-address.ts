import { createHash } from 'node:crypto';

/** Returns the base of an upload's addresses, which changes with the file and with the focal point. */
export function uploadBase({
  id,
  fileKey,
  focusX,
  focusY,
}: {
  id: number;
  fileKey: string;
  focusX: number;
  focusY: number;
}): string {
  const version = createHash('sha256').update(`${fileKey} ${focusX} ${focusY}`).digest('hex').slice(0, 8);
  return `/pictures/upload/${id}.${version}`;
}
