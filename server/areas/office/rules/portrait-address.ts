import { createHash } from 'node:crypto';

/** Returns the base of a portrait's addresses; with a photo it changes with the photo. */
export function portraitBase({ id, portraitKey }: { id: number; portraitKey: string | null }): string {
  if (portraitKey === null) return `/pictures/staff/${id}`;
  return `/pictures/staff/${id}.${createHash('sha256').update(portraitKey).digest('hex').slice(0, 8)}`;
}
