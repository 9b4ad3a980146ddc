import type { Permission } from './permissions.ts';

/** Somebody of the office acts for somebody else for so many minutes; then they say again why. */
export const actingMinutes = 30;

/** What the reason for acting has to be: a sentence, which the one acted for reads. */
export const actingReason = { shortest: 10, longest: 500 } as const;

/**
 * Why an acting session is over: who acted has ended it, their login has ended, they lost the permission, the one acted for was locked
 * out or lets nothing any more, or its time was over.
 */
const actingEnds = ['self', 'session', 'permission', 'locked', 'time'] as const;
export type ActingEnd = (typeof actingEnds)[number];

/** `runs`: it is not over. */
export const actingStates = ['runs', ...actingEnds] as const;
export type ActingState = (typeof actingStates)[number];

/** What those have for whom the office acts, in rooms of their own. What else belongs to them it never does for them. */
export const roomPermissions = ['homes.own', 'partners.own', 'apiKeys.own'] as const satisfies Permission[];

/** What of that goes over to the office: keys that outlive the session do not. */
export const lentPermissions = ['homes.own', 'partners.own'] as const satisfies Permission[];
