import type { Permission } from './permissions.ts';

/**
 * What people are to the house, and what each kind may. Everybody with an account has what is their own without any role,
 * as guests have; landlords, partners and agencies may do what belongs to those whom they act for, which queries decide.
 */
const permissionsOf = {
  guest: [],
  landlord: ['homes.own', 'apiKeys.own'],
  partner: ['apiKeys.own', 'partners.own'],
  agency: ['homes.own', 'apiKeys.own'],
  /** Writes and translates. */
  editor: ['localeEditor.update', 'content.update', 'campaigns.update'],
  /** Talks to guests and landlords. */
  office: ['office.update', 'accounts.actFor', 'ratings.update', 'messages.read', 'userDebug.show'],
  /** Looks after what guests owe and pay. */
  accounting: ['money.update'],
  /** Looks after the site as a whole, and after who may do what. */
  admin: [
    'accounts.update',
    'accounts.actFor',
    'office.update',
    'ratings.update',
    'messages.read',
    'money.update',
    'localeEditor.update',
    'content.update',
    'campaigns.update',
    'mails.update',
    'operator.update',
    'userDebug.show',
  ],
} as const satisfies Record<string, readonly Permission[]>;

export type Role = keyof typeof permissionsOf;

export const roles = Object.keys(permissionsOf) as Role[];

/** The roles that those who look after accounts grant and take; the others follow from what somebody does. */
export const staffRoles = ['editor', 'office', 'accounting', 'admin'] as const satisfies readonly Role[];

/** The kinds of businesses that somebody may act for. */
export const businessKinds = ['landlord', 'partner', 'agency'] as const satisfies readonly Role[];
export type BusinessKind = (typeof businessKinds)[number];

/** The roles that count now: those of the staff may take a second factor, and are withheld without one. */
export function rolesInForce(
  stored: readonly string[],
  { needsFactor, hasFactor }: { needsFactor: boolean; hasFactor: boolean },
): string[] {
  if (!needsFactor || hasFactor) return [...stored];
  return stored.filter((role) => !staffRoles.some((one) => one === role));
}

/** The roles that give a permission. */
export function rolesWith(permission: Permission): readonly Role[] {
  return roles.filter((role) => (permissionsOf[role] as readonly Permission[]).includes(permission));
}

/** What somebody with these roles may; a stored role that nobody knows any more gives nothing. */
export function permissionsOfRoles(stored: readonly string[]): ReadonlySet<Permission> {
  return new Set(roles.filter((role) => stored.includes(role)).flatMap((role) => permissionsOf[role]));
}
