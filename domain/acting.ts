import type { Permission } from './permissions.ts';

/** After this many minutes staff have to state a reason for acting again. */
export const actingMinutes = 30;

/** Characters; the reason is a sentence that the person acted for reads. */
export const actingReason = { shortest: 10, longest: 500 } as const;

/**
 * Why an acting session ended: ended by the staff member, their login ended, they lost the permission, the person acted for was suspended
 * or has no business left, or time ran out.
 */
const actingEnds = ['self', 'session', 'permission', 'locked', 'time'] as const;
export type ActingEnd = (typeof actingEnds)[number];

/** `runs`: not over. */
export const actingStates = ['runs', ...actingEnds] as const;
export type ActingState = (typeof actingStates)[number];

/** Permissions for rooms in which the office may act for their owners; it never acts for them elsewhere. */
export const roomPermissions = ['homes.own', 'partners.own', 'apiKeys.own'] as const satisfies Permission[];

/** Of these the permissions that pass to the office: not API keys, which would outlive the session. */
export const lentPermissions = ['homes.own', 'partners.own'] as const satisfies Permission[];
