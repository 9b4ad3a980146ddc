import { proposalHours } from '../../../../domain/booking/proposals.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { changeEndsAt, isAcceptable } from './booking-change.ts';

const hourMs = 3_600_000;

/** A proposal ends after its hours, and before the day on which the change can no longer be accepted. */
export function proposalEndsAt(
  now: Date,
  booking: { start_date: PlainDate },
  stay: { start_date: PlainDate },
): Date {
  const lastMoment = changeEndsAt(booking, stay);
  return new Date(Math.min(now.getTime() + proposalHours * hourMs, lastMoment.getTime()));
}

export function isProposalAcceptable(
  booking: Parameters<typeof isAcceptable>[0],
  change: Parameters<typeof isAcceptable>[1] & { expires_at: Date | null },
  { today, now }: { today: PlainDate; now: Date },
): boolean {
  return change.expires_at !== null && now < change.expires_at && isAcceptable(booking, change, today);
}
