import { proposalHours } from '../../../../domain/booking/proposals.ts';
import type { BookingState } from '../../../../contract/booking/booking.ts';
import type { ChangeState } from '../../../../contract/booking/booking-change.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { changeEndsAt } from './booking-change.ts';
import { binding } from './booking-process.ts';
import { isConvertible, isDirect, type Origin } from './next-steps.ts';

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

interface Moment {
  today: PlainDate;
  now: Date;
}

interface Proposable extends Origin {
  state: BookingState;
  start_date: PlainDate;
  hold_until: Date | null;
}

/** True if the guest's yes to a proposal of the host would conclude the contract: they have asked, or hold the nights, and nothing binds yet. */
export const isUnbound = ({ state }: { state: BookingState }): boolean =>
  state === 'requested' || state === 'option';

/** Hosts propose changes of bookings, and make offers to requests and options, until the evening before the arrival that was asked for. */
export function isProposable(booking: Proposable, { today, now }: Moment): boolean {
  const isOpen = binding.has(booking.state) || booking.state === 'requested' || isConvertible(booking, now);
  return isOpen && !isDirect(booking) && booking.start_date > today;
}

/** The arrival of the booking must lie ahead; the proposed one may be today. */
export function isProposalAcceptable(
  booking: Proposable,
  change: { state: ChangeState; start_date: PlainDate; expires_at: Date | null },
  { today, now }: Moment,
): boolean {
  const isInTime = change.expires_at !== null && now < change.expires_at;
  return (
    isInTime && change.state === 'open' && isProposable(booking, { today, now }) && change.start_date >= today
  );
}
