import type { Permission } from './permissions.ts';
import type { StaffRoomName } from './staff-rooms.ts';

/**
 * Kinds of waiting work: the permission to see it, the room in which it is done, and a flag for kinds that no other mail reports to the
 * office.
 */
const kinds = {
  problems: { permission: 'office.update', room: 'cases', isTold: false },
  cases: { permission: 'office.update', room: 'cases', isTold: false },
  followUps: { permission: 'office.update', room: 'cases', isTold: false },
  registrations: { permission: 'office.update', room: 'businesses', isTold: true },
  homes: { permission: 'office.update', room: 'homes', isTold: true },
  ratings: { permission: 'ratings.update', room: 'ratings', isTold: true },
  reports: { permission: 'messages.read', room: 'messages', isTold: true },
  transfers: { permission: 'money.update', room: 'money', isTold: true },
  refunds: { permission: 'money.update', room: 'money', isTold: true },
  // Each draft is mailed to the other accountants.
  manualPostings: { permission: 'money.update', room: 'manualPostings', isTold: false },
  payoutRuns: { permission: 'money.update', room: 'payouts', isTold: true },
} as const satisfies Record<string, { permission: Permission; room: StaffRoomName; isTold: boolean }>;

export type WaitingKind = keyof typeof kinds;

/** Most urgent kind first. */
export const waitingKinds = Object.keys(kinds) as WaitingKind[];

export const roomOfWaiting = (kind: WaitingKind): StaffRoomName => kinds[kind].room;

export function visibleWaitingKinds(permissions: ReadonlySet<Permission>): WaitingKind[] {
  return waitingKinds.filter((kind) => permissions.has(kinds[kind].permission));
}

/** Hours between two mails that report waiting work to the office. */
const hoursBetweenOfficeMails = 3;

/**
 * True if the office gets a mail now. Unreported work is reported at once if no mail was sent for some hours; otherwise
 * it is reported together with later work when these hours are over.
 */
export function isOfficeMailDue(
  waiting: readonly { kind: WaitingKind; newestAt: Date }[],
  lastMail: { sentAt: Date } | null,
  now: Date,
): boolean {
  const lastMailAt = lastMail?.sentAt.getTime() ?? 0;
  const isNew = waiting.some(({ kind, newestAt }) => kinds[kind].isTold && newestAt.getTime() > lastMailAt);
  return isNew && now.getTime() - lastMailAt >= hoursBetweenOfficeMails * 3_600_000;
}
