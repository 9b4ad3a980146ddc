import { lentPermissions } from '../../../../domain/acting.ts';
import type { Permission } from '../../../../domain/permissions.ts';
import { permissionsOfRoles, staffRoles } from '../../../../domain/roles.ts';

/** What somebody of the office may do in the place of one with these roles; of staff nothing is lent. */
export function permissionsLentBy(roles: readonly string[]): ReadonlySet<Permission> {
  if (roles.some((role) => staffRoles.some((one) => one === role))) return new Set();
  const own = permissionsOfRoles(roles);
  return new Set(lentPermissions.filter((permission) => own.has(permission)));
}

/** The rooms that open with what was lent. */
export function roomsOf(lent: ReadonlySet<Permission>): ('landlord' | 'partner')[] {
  return [
    ...(lent.has('homes.own') ? (['landlord'] as const) : []),
    ...(lent.has('partners.own') ? (['partner'] as const) : []),
  ];
}
