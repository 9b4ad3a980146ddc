import type { Permission } from './permissions.ts';
import type { StaffRoomName } from './staff-rooms.ts';

/**
 * Kinds of waiting work: the permission to see it, the room in which it is done, and its part in the mail to the office. Some kinds cause
 * one, some are only listed in it, since another mail reports them, and some are no work of the office.
 */
const kinds = {
  problems: { permission: 'office.update', room: 'cases', inMail: 'listed' },
  cases: { permission: 'office.update', room: 'cases', inMail: 'listed' },
  followUps: { permission: 'office.update', room: 'cases', inMail: 'listed' },
  registrations: { permission: 'office.update', room: 'businesses', inMail: 'causes' },
  homes: { permission: 'office.update', room: 'homes', inMail: 'causes' },
  ratings: { permission: 'ratings.update', room: 'ratings', inMail: 'causes' },
  reports: { permission: 'messages.read', room: 'messages', inMail: 'causes' },
  transfers: { permission: 'money.update', room: 'money', inMail: 'causes' },
  refunds: { permission: 'money.update', room: 'money', inMail: 'causes' },
  // Each draft is mailed to the other accountants.
  manualPostings: { permission: 'money.update', room: 'manualPostings', inMail: 'listed' },
  payoutRuns: { permission: 'money.update', room: 'payouts', inMail: 'causes' },
  // Each request is mailed to those who may approve the text.
  reviews: { permission: 'content.review', room: 'desk', inMail: 'none' },
  failedMails: { permission: 'mails.update', room: 'mails', inMail: 'none' },
  failedJobs: { permission: 'operator.update', room: 'jobs', inMail: 'none' },
} as const satisfies Record<
  string,
  { permission: Permission; room: StaffRoomName; inMail: 'causes' | 'listed' | 'none' }
>;

export type WaitingKind = keyof typeof kinds;

/** Most urgent kind first. */
export const waitingKinds = Object.keys(kinds) as WaitingKind[];

/** Kinds that the mail to the office lists. */
export const officeWaitingKinds = waitingKinds.filter((kind) => kinds[kind].inMail !== 'none');

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
  const isNew = waiting.some(
    ({ kind, newestAt }) => kinds[kind].inMail === 'causes' && newestAt.getTime() > lastMailAt,
  );
  return isNew && now.getTime() - lastMailAt >= hoursBetweenOfficeMails * 3_600_000;
}
