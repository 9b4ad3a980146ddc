import type { BookingState } from '../../../../contract/booking/booking.ts';
import type { ChangeState } from '../../../../contract/booking/booking-change.ts';
import { toDayNumber, type PlainDate } from '../../../../domain/stay.ts';
import { binding, type Actor } from './booking-process.ts';
import { isDirect, type Origin } from './next-steps.ts';

const dayMs = 86_400_000;

/**
 * Confirmed bookings can be changed until the evening before arrival. Options and requests are free to cancel, so
 * guests make a new one instead.
 */
export function isChangeable(
  booking: Origin & { state: BookingState; start_date: PlainDate },
  today: PlainDate,
): boolean {
  return !isDirect(booking) && binding.has(booking.state) && booking.start_date > today;
}

/** The agreed arrival must lie ahead; the requested one may be today. */
export function isAcceptable(
  booking: { state: BookingState; start_date: PlainDate },
  change: { state: ChangeState; start_date: PlainDate },
  today: PlainDate,
): boolean {
  return change.state === 'open' && isChangeable(booking, today) && change.start_date >= today;
}

/**
 * Midnight UTC of the first day on which the change can no longer be accepted; in Berlin that is the same day all
 * year round.
 */
export function changeEndsAt(booking: { start_date: PlainDate }, change: { start_date: PlainDate }): Date {
  const day = Math.min(toDayNumber(booking.start_date), toDayNumber(change.start_date) + 1);
  return new Date(day * dayMs);
}

export const endOfChange: Readonly<Record<Actor, Exclude<ChangeState, 'open' | 'accepted'>>> = {
  guest: 'withdrawn',
  landlord: 'declined',
  office: 'declined',
  clock: 'expired',
};

/** Says in which state a proposal of the landlord ends, by who ends it. */
export const endOfProposal: typeof endOfChange = {
  guest: 'declined',
  landlord: 'withdrawn',
  office: 'withdrawn',
  clock: 'expired',
};

export interface PartyAndStay {
  start_date: PlainDate;
  end_date: PlainDate;
  persons: number;
  child_ages: readonly number[];
  dogs: number;
  pet_sizes: readonly string[];
}

/** Ignores the order of children and dogs. */
export function isSameStay(a: PartyAndStay, b: PartyAndStay): boolean {
  const sorted = (list: readonly (number | string)[]): string => [...list].sort().join();
  return (
    a.start_date === b.start_date &&
    a.end_date === b.end_date &&
    a.persons === b.persons &&
    sorted(a.child_ages) === sorted(b.child_ages) &&
    a.dogs === b.dogs &&
    sorted(a.pet_sizes) === sorted(b.pet_sizes)
  );
}
