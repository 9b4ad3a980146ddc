import { createHash } from 'node:crypto';

/** The base of the addresses of an uploaded picture: it changes with the file and with the point that cuts keep. */
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
