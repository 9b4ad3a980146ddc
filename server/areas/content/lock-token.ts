import { createHash, randomBytes } from 'node:crypto';

const markOf = (uid: string): string => createHash('sha256').update(uid).digest('base64url').slice(0, 22);

/** A lock's token is secret to the window that holds it; its end tells whose account that is. */
export const newLockToken = (uid: string): string =>
  `${randomBytes(16).toString('base64url')}.${markOf(uid)}`;

/** What somebody is told who meets a lock: the holder's name, and whether that is their own account in another window. */
export function toldOfLock(
  lock: { token: string; holder: string } | null,
  uid: string,
): { lockedBy: string; isOwn: boolean } {
  return { lockedBy: lock?.holder ?? '', isOwn: lock?.token.endsWith(`.${markOf(uid)}`) ?? false };
}
