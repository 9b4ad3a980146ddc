import type { Plan } from './timed-messages.ts';

/** Reasons for notifying the landlord of a timed message: a value is missing, or sending failed. */
export const heldBackKinds = ['missing', 'failed'] as const;
export type HeldBackKind = (typeof heldBackKinds)[number];

const hourMs = 3_600_000;
/** Milliseconds before the due time at which a missing value is reported, so that there is time to add it. */
const aheadMs = 24 * hourMs;
/**
 * Milliseconds after the due time at which a failing message is reported. It is retried every minute, and most failures
 * end earlier.
 */
const failingMs = hourMs / 4;

/**
 * Returns why the landlord has to be notified of a message that was neither sent nor left out. Null if there is no
 * reason.
 */
export function findHeldBack(
  { at, state }: Plan,
  { isBlocked, hasFailed }: { isBlocked: boolean; hasFailed: boolean },
  now: Date,
): HeldBackKind | null {
  if (state === 'missed') return null;
  if (isBlocked) return at.getTime() - now.getTime() <= aheadMs ? 'missing' : null;
  return hasFailed && now.getTime() - at.getTime() >= failingMs ? 'failed' : null;
}
