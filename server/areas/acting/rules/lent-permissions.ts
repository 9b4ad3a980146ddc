import { lentPermissions } from '../../../../domain/acting.ts';
import type { Permission } from '../../../../domain/permissions.ts';
import { permissionsOfRoles, staffRoles } from '../../../../domain/roles.ts';

/** Returns the permissions that staff borrow from a person with these roles; staff roles lend none. */
export function lendPermissions(roles: readonly string[]): ReadonlySet<Permission> {
  if (roles.some((role) => staffRoles.some((one) => one === role))) return new Set();
  const ownPermissions = permissionsOfRoles(roles);
  return new Set(lentPermissions.filter((permission) => ownPermissions.has(permission)));
}

/** Returns the rooms of the site that the borrowed permissions open. */
export function findRooms(lent: ReadonlySet<Permission>): ('landlord' | 'partner')[] {
  return [
    ...((['homes.own', 'stays.own', 'money.own'] as const).some((one) => lent.has(one))
      ? (['landlord'] as const)
      : []),
    ...(lent.has('partners.own') ? (['partner'] as const) : []),
  ];
}
