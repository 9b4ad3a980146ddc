import type { ActingEnd } from '../../../domain/acting.ts';
import type { ActingDesk } from '../../http/handler.ts';
import { hashSecret } from '../../platform/new-secret.ts';
import type { ActingDeps } from './acting-context.ts';
import { actingStore } from './acting-store.ts';
import { lendPermissions } from './rules/lent-permissions.ts';

/** Secrets have this form; anything else is refused without a query. */
const secretForm = /^[\w-]{22}$/;

/** Finds the person for whom a staff member acts, and logs the changes. */
export function createActingDesk({
  connection: { db },
  clock,
}: Pick<ActingDeps, 'connection' | 'clock'>): ActingDesk {
  return {
    /**
     * Reads the session for each call, so that an ended one is over in every browser at once. A secret that belongs to another login counts
     * as unknown, and presenting it ends nothing.
     */
    async find(secret, user) {
      const row = secretForm.test(secret) ? await actingStore.find(db, hashSecret(secret)) : null;
      const now = clock.now();
      if (!row || row.until <= now) return null;
      if (row.staffUid !== user.uid || row.sessionId !== user.token.sessionId) return null;
      const permissions = lendPermissions(row.roles);
      const isLocked = row.uid === null || row.isSuspended || !row.hasBusiness || permissions.size === 0;
      const over: ActingEnd | null = !user.permissions.has('accounts.actFor')
        ? 'permission'
        : isLocked
          ? 'locked'
          : null;
      if (over) {
        await actingStore.end(db, row.actingId, { by: over, at: now });
        return null;
      }
      const { actingId, name, until } = row;
      return { actingId, uid: row.uid!, name, permissions, until };
    },
    note: ({ actingId }, { call, about }) =>
      actingStore.insertAct(db, { actingId, call, about, at: clock.now() }),
    settle: (actId, status) => actingStore.settleAct(db, actId, status),
  };
}
