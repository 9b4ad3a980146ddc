import { lentPermissions } from '../../../../domain/acting.ts';
import type { Permission } from '../../../../domain/permissions.ts';
import { permissionsOfRoles, staffRoles } from '../../../../domain/roles.ts';

/** Permissions that staff borrow from a person with these roles; staff roles lend none. */
export function permissionsLentBy(roles: readonly string[]): ReadonlySet<Permission> {
  if (roles.some((role) => staffRoles.some((one) => one === role))) return new Set();
  const own = permissionsOfRoles(roles);
  return new Set(lentPermissions.filter((permission) => own.has(permission)));
}

/** The areas of the site that the borrowed permissions open. */
export function roomsOf(lent: ReadonlySet<Permission>): ('landlord' | 'partner')[] {
  return [
    ...(lent.has('homes.own') ? (['landlord'] as const) : []),
    ...(lent.has('partners.own') ? (['partner'] as const) : []),
  ];
}
