import type { Permission } from './permissions.ts';

const owner = [
  ...(['homes.own', 'homes.owner', 'stays.own', 'money.own'] as const),
  ...(['changeovers.own', 'apiKeys.own'] as const),
] as const;

/**
 * Permissions by role. Every account has access to its own data without a role, as guests do; landlords, partners and agencies have access
 * to the businesses for which they act, members of their teams to the homes to which they were invited. Queries are limited to these.
 */
const permissionsByRole = {
  guest: [],
  landlord: owner,
  partner: ['apiKeys.own', 'partners.own'],
  agency: owner,
  cohost: ['homes.own', 'stays.own', 'changeovers.own'],
  reception: ['stays.own', 'changeovers.own'],
  bookkeeper: ['money.own'],
  cleaner: ['changeovers.own'],
  editor: ['work.see', 'localeEditor.update', 'content.update', 'content.review', 'campaigns.update'],
  office: ['office.update', 'work.see', 'records.find', 'accounts.actFor', 'ratings.update', 'messages.read'],
  accounting: ['money.update', 'work.see', 'records.find'],
  admin: [
    'accounts.update',
    'accounts.actFor',
    'office.update',
    'work.see',
    'records.find',
    'ratings.update',
    'messages.read',
    'money.update',
    'localeEditor.update',
    'content.update',
    'content.review',
    'content.publish',
    'campaigns.update',
    'mails.update',
    'operator.update',
    'userDebug.show',
  ],
} as const satisfies Record<string, readonly Permission[]>;

export type Role = keyof typeof permissionsByRole;

export const roles = Object.keys(permissionsByRole) as Role[];

export const staffRoles = ['editor', 'office', 'accounting', 'admin'] as const satisfies readonly Role[];

/** Roles of people who work for a landlord or an agency, from the least rights to the most. */
export const teamRoles = ['cleaner', 'bookkeeper', 'reception', 'cohost'] as const satisfies readonly Role[];
export type TeamRole = (typeof teamRoles)[number];

/** Roles that answer guests, and get mails about bookings and messages. */
export const answeringRoles = ['reception', 'cohost'] as const satisfies readonly TeamRole[];

/** Roles for a whole business: payouts and statements are not made home by home. */
const wholeBusinessRoles = ['bookkeeper'] as const satisfies readonly TeamRole[];

export const isAnswering = (role: TeamRole): boolean => answeringRoles.some((one) => one === role);
export const isForWholeBusiness = (role: TeamRole): boolean => wholeBusinessRoles.some((one) => one === role);

export const businessKinds = ['landlord', 'partner', 'agency'] as const satisfies readonly Role[];
export type BusinessKind = (typeof businessKinds)[number];

/** A landlord or agency, by its number. */
export interface LettingBusiness {
  kind: Exclude<BusinessKind, 'partner'>;
  subject: number;
}

/** Returns the roles that count now: staff roles that require a second factor are withheld without one. */
export function rolesInForce(
  storedRoles: readonly string[],
  { needsFactor, hasFactor }: { needsFactor: boolean; hasFactor: boolean },
): string[] {
  if (!needsFactor || hasFactor) return [...storedRoles];
  return storedRoles.filter((role) => !staffRoles.some((one) => one === role));
}

export function listRolesWith(permission: Permission): readonly Role[] {
  return roles.filter((role) => (permissionsByRole[role] as readonly Permission[]).includes(permission));
}

/** Joins the permissions of roles; a stored role that no longer exists gives none. */
export function permissionsOfRoles(storedRoles: readonly string[]): ReadonlySet<Permission> {
  return new Set(
    roles.filter((role) => storedRoles.includes(role)).flatMap((role) => permissionsByRole[role]),
  );
}
