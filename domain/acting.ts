import type { Permission } from './permissions.ts';

/** Minutes after which staff have to state a reason for acting again. */
export const actingMinutes = 30;

/** Characters; the reason is a sentence for the represented person. */
export const actingReason = { shortest: 10, longest: 500 } as const;

/**
 * The reasons for the end of an acting session: ended by the staff member, their login ended, they lost the permission, the represented
 * person was suspended or has no business left, or time ran out.
 */
const actingEnds = ['self', 'session', 'permission', 'locked', 'time'] as const;
export type ActingEnd = (typeof actingEnds)[number];

/** `runs`: not over. */
export const actingStates = ['runs', ...actingEnds] as const;
export type ActingState = (typeof actingStates)[number];

/** Permissions for rooms in which the office may act for their owners; elsewhere it may not. */
export const roomPermissions = [
  'homes.own',
  'homes.owner',
  'changeovers.own',
  'partners.own',
  'apiKeys.own',
] as const satisfies Permission[];

/** The permissions among these that pass to the office: not API keys, which would outlive the session. */
export const lentPermissions = ['homes.own', 'homes.owner', 'partners.own'] as const satisfies Permission[];
