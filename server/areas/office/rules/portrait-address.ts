import { createHash } from 'node:crypto';

/** The base of the addresses of somebody's portrait; with a photo it changes with the photo. */
export function portraitBase({ id, portraitKey }: { id: number; portraitKey: string | null }): string {
  if (portraitKey === null) return `/pictures/staff/${id}`;
  return `/pictures/staff/${id}.${createHash('sha256').update(portraitKey).digest('hex').slice(0, 8)}`;
}
