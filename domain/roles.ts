import type { Permission } from './permissions.ts';

/** What people are to the house, and what each kind may. Everybody with an account has what is their own without any role. */
const permissionsOf = {
  /** Writes and translates. */
  editor: ['localeEditor.update', 'content.update'],
  /** Talks to guests and landlords. */
  office: ['office.update', 'userDebug.show'],
  /** Looks after the site as a whole. */
  admin: ['office.update', 'localeEditor.update', 'content.update', 'userDebug.show'],
} as const satisfies Record<string, readonly Permission[]>;

export const roles = Object.keys(permissionsOf) as (keyof typeof permissionsOf)[];

/** What somebody with these roles may; a stored role that nobody knows any more gives nothing. */
export function permissionsOfRoles(stored: readonly string[]): ReadonlySet<Permission> {
  return new Set(roles.filter((role) => stored.includes(role)).flatMap((role) => permissionsOf[role]));
}
