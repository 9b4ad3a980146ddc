import type { TeamDeps } from './team-context.ts';
import type { Tx } from '../../platform/database.ts';
import { teamStore, type Business } from './team-store.ts';

export const memberNotFound = { ok: false, type: 'member-not-found', data: null } as const;
/** The books are those of a business, not of single homes. */
export const needsAllHomes = { ok: false, type: 'needs-all-homes', data: null } as const;
export const objectNotFound = { ok: false, type: 'object-not-found', data: null } as const;

/** True if the business lets all of these homes. Null means all of its homes. */
export async function letsHomes(
  tx: Tx,
  business: Business,
  homes: readonly number[] | null,
): Promise<boolean> {
  if (homes === null) return true;
  const ownHomes = new Set(await teamStore.homesAmong(tx, business, homes));
  return homes.every((objectNumber) => ownHomes.has(objectNumber));
}

/** Updates the roles of an account to match its memberships. Removed roles have no effect from the next call on. */
export async function updateRoles(
  { teamAccounts }: Pick<TeamDeps, 'teamAccounts'>,
  tx: Tx,
  uid: string,
  actor: string | null,
): Promise<void> {
  await teamAccounts.setRoles(tx, uid, await teamStore.rolesOf(tx, uid), actor);
}
