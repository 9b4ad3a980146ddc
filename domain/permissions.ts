/** All rights that a person can be granted; what is not named here no call asks for. */
const permissions = [
  /** Changes what the office says on single pages. */
  'office.update',
  /** Changes texts of the site, and reads it in the language of its message keys. */
  'localeEditor.update',
  /** Changes pages of the content. */
  'content.update',
  /** Sees timings and what is known of the own visit. */
  'userDebug.show',
] as const;
export type Permission = (typeof permissions)[number];

/** The rights among what is stored as granted: names that nobody knows any more grant nothing. */
export function grantedPermissions(stored: Readonly<Record<string, unknown>>): ReadonlySet<Permission> {
  return new Set(
    permissions.filter((permission) => Object.hasOwn(stored, permission) && stored[permission] === true),
  );
}
