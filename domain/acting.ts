import type { Permission } from './permissions.ts';

/** Minutes for which staff can act for somebody after stating a reason. */
export const actingMinutes = 30;

/** Characters; the reason is a sentence for the represented person. */
export const actingReason = { shortest: 10, longest: 500 } as const;

/**
 * The reasons for the end of an acting session: ended by the staff member, their login ended, they lost the permission, the represented
 * person was suspended or has no business left, or time ran out.
 */
const actingEnds = ['self', 'session', 'permission', 'locked', 'time'] as const;
export type ActingEnd = (typeof actingEnds)[number];

/** `runs` is a session that has not ended. */
export const actingStates = ['runs', ...actingEnds] as const;
export type ActingState = (typeof actingStates)[number];

/** Permissions of the owners for whom the office may act. */
export const roomPermissions = [
  'homes.own',
  'homes.owner',
  'stays.own',
  'money.own',
  'changeovers.own',
  'partners.own',
  'apiKeys.own',
] as const satisfies Permission[];

/** Those of these permissions that the office gets. API keys are excluded, because a key would outlive the session. */
export const lentPermissions = [
  'homes.own',
  'homes.owner',
  'stays.own',
  'money.own',
  'partners.own',
] as const satisfies Permission[];
