import type { CancelledBy } from '../../../../contract/booking/cancelled-by.ts';
import type { BookingState } from '../../../../contract/booking/booking.ts';
import { reportableProblems, type ProblemKind } from '../../../../domain/booking/promise.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { toLocalDay, findTimeZone } from '../../../../domain/time-zones.ts';
import { allowedActions, binding } from './booking-process.ts';
import { isCancelledByHost } from './is-cancelled-by-host.ts';

/** Absent for a booking made on the site. A direct booking is changed and cancelled between guest and host, not on the site. */
export interface Origin {
  origin?: 'site' | 'direct';
}

export const isDirect = ({ origin }: Origin): boolean => origin === 'direct';

/** Guests can cancel until the evening before arrival. */
export function isCancellable(
  booking: Origin & { state: BookingState; start_date: PlainDate },
  today: PlainDate,
): boolean {
  if (isDirect(booking)) return false;
  return allowedActions(booking.state, 'guest').includes('cancel') && booking.start_date > today;
}

/** Hosts can cancel until the end of the stay, since a home may become uninhabitable during it. */
export function isCancellableByHost(
  booking: Origin & { state: BookingState; end_date: PlainDate },
  today: PlainDate,
): boolean {
  if (isDirect(booking)) return false;
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
  booking: Origin & {
    start_date: PlainDate;
    end_date: PlainDate;
    state: BookingState;
    cancelled_by: CancelledBy | null;
  },
  home: { country: string; lon: number },
  now: Date,
): readonly ProblemKind[] {
  if (isDirect(booking)) return [];
  const { state, start_date: startDate, end_date: endDate } = booking;
  const stay = { state, startDate, endDate, isCancelledByHost: isCancelledByHost(booking) };
  return reportableProblems(stay, toLocalDay(findTimeZone(home), now));
}
