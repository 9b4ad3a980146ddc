import type { Plan } from './timed-messages.ts';

/** Why the landlord is told of a timed message: a value is missing, or it could not be sent. */
export const heldBackKinds = ['missing', 'failed'] as const;
export type HeldBackKind = (typeof heldBackKinds)[number];

const hourMs = 3_600_000;
/** A day before a message is due there is time to add what is missing. */
const aheadMs = 24 * hourMs;
/** What fails is tried again each minute; most failures end by themselves. */
const failingMs = hourMs / 4;

/** Says whether the landlord has to be told of a message that is neither sent nor left out. */
export function findHeldBack(
  { at, state }: Plan,
  { isBlocked, hasFailed }: { isBlocked: boolean; hasFailed: boolean },
  now: Date,
): HeldBackKind | null {
  if (state === 'missed') return null;
  if (isBlocked) return at.getTime() - now.getTime() <= aheadMs ? 'missing' : null;
  return hasFailed && now.getTime() - at.getTime() >= failingMs ? 'failed' : null;
}
