import type { CancelledBy } from '../../../../contract/booking/cancelled-by.ts';
import type { BookingState } from '../../../../contract/booking/booking.ts';
import { reportableProblems, type ProblemKind } from '../../../../domain/booking/promise.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { toLocalDay, findTimeZone } from '../../../../domain/time-zones.ts';
import { allowedActions, binding } from './booking-process.ts';
import { isCancelledByHost } from './is-cancelled-by-host.ts';

/** Guests can cancel until the evening before arrival. */
export function isCancellable(
  booking: { state: BookingState; start_date: PlainDate },
  today: PlainDate,
): boolean {
  return allowedActions(booking.state, 'guest').includes('cancel') && booking.start_date > today;
}

/** Hosts can cancel until the end of the stay, since a home may become uninhabitable during it. */
export function isCancellableByHost(
  booking: { state: BookingState; end_date: PlainDate },
  today: PlainDate,
): boolean {
  return allowedActions(booking.state, 'landlord').includes('cancel') && booking.end_date > today;
}

export function isConvertible(booking: { state: BookingState; hold_until: Date | null }, now: Date): boolean {
  return booking.state === 'option' && booking.hold_until !== null && booking.hold_until > now;
}

/** Options, requests and ended bookings have no documents. */
export function hasDocuments({ state }: { state: BookingState }): boolean {
  return binding.has(state);
}

/** Uses the date in the time zone of the home. */
export function problemsOfStay(
  booking: {
    start_date: PlainDate;
    end_date: PlainDate;
    state: BookingState;
    cancelled_by: CancelledBy | null;
  },
  home: { country: string; lon: number },
  now: Date,
): readonly ProblemKind[] {
  const { state, start_date: startDate, end_date: endDate } = booking;
  const stay = { state, startDate, endDate, isCancelledByHost: isCancelledByHost(booking) };
  return reportableProblems(stay, toLocalDay(findTimeZone(home), now));
}
