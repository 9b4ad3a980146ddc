import { createHash, randomBytes } from 'node:crypto';

const accountMark = (uid: string): string =>
  createHash('sha256').update(uid).digest('base64url').slice(0, 22);

/** Returns a lock token. It is secret to the editor's window; its suffix identifies the account. */
export const newLockToken = (uid: string): string =>
  `${randomBytes(16).toString('base64url')}.${accountMark(uid)}`;

/** Returns the information for an editor who meets a lock: the holder's name, and whether it is their own account in another window. */
export function presentLock(
  lock: { token: string; holder: string } | null,
  uid: string,
): { lockedBy: string; isOwn: boolean } {
  return { lockedBy: lock?.holder ?? '', isOwn: lock?.token.endsWith(`.${accountMark(uid)}`) ?? false };
}
