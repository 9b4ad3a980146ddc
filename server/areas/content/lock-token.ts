import { createHash, randomBytes } from 'node:crypto';

/** Returns 22 characters of a hash, so that the token does not reveal the uid. */
const hashAccount = (uid: string): string =>
  createHash('sha256').update(uid).digest('base64url').slice(0, 22);

/**
 * Returns a new token of 45 characters for the edit lock of a page. Only the window that holds the lock knows
 * it. Its suffix shows whether two windows belong to the same account.
 */
export const newLockToken = (uid: string): string =>
  `${randomBytes(16).toString('base64url')}.${hashAccount(uid)}`;

/** Returns what an editor is told about a lock: the holder's name, and whether the holder is the editor in another window. */
export function presentLock(
  lock: { token: string; holder: string } | null,
  uid: string,
): { lockedBy: string; isOwn: boolean } {
  return { lockedBy: lock?.holder ?? '', isOwn: lock?.token.endsWith(`.${hashAccount(uid)}`) ?? false };
}
