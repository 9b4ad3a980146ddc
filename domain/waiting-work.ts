import type { Permission } from './permissions.ts';
import type { StaffRoomName } from './staff-rooms.ts';

/** What waits for the staff: who may know of it, in which of their rooms it is done, and whether the office is told of it by no other mail. */
const kinds = {
  problems: { permission: 'office.update', room: 'cases', isTold: false },
  cases: { permission: 'office.update', room: 'cases', isTold: false },
  registrations: { permission: 'office.update', room: 'businesses', isTold: true },
  homes: { permission: 'office.update', room: 'homes', isTold: true },
  ratings: { permission: 'ratings.update', room: 'ratings', isTold: true },
  reports: { permission: 'messages.read', room: 'messages', isTold: true },
  transfers: { permission: 'money.update', room: 'money', isTold: true },
  refunds: { permission: 'money.update', room: 'money', isTold: true },
  payoutRuns: { permission: 'money.update', room: 'payouts', isTold: true },
} as const satisfies Record<string, { permission: Permission; room: StaffRoomName; isTold: boolean }>;

export type WaitingKind = keyof typeof kinds;

/** The most urgent first. */
export const waitingKinds = Object.keys(kinds) as WaitingKind[];

export const roomOfWaiting = (kind: WaitingKind): StaffRoomName => kinds[kind].room;

export function waitingKindsOpenTo(permissions: ReadonlySet<Permission>): WaitingKind[] {
  return waitingKinds.filter((kind) => permissions.has(kinds[kind].permission));
}

/** Hours between two mails that tell the office what waits. */
const hoursBetweenOfficeMails = 3;

/**
 * Whether the office is told now: when something has come that no mail has told of yet, at once if there was no mail for some hours,
 * else together with what comes until then.
 */
export function isOfficeToldNow(
  waiting: readonly { kind: WaitingKind; newestAt: Date }[],
  last: { sentAt: Date } | null,
  now: Date,
): boolean {
  const told = last?.sentAt.getTime() ?? 0;
  const isNew = waiting.some(({ kind, newestAt }) => kinds[kind].isTold && newestAt.getTime() > told);
  return isNew && now.getTime() - told >= hoursBetweenOfficeMails * 3_600_000;
}
