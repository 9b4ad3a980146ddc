import type { BookingState } from '../../../../contract/booking/booking.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { actionsOf, binding } from './booking-process.ts';

/** Guests cancel until the evening before arrival. */
export function isCancellable(
  booking: { state: BookingState; start_date: PlainDate },
  today: PlainDate,
): boolean {
  return actionsOf(booking.state, 'guest').includes('cancel') && booking.start_date > today;
}

/** The landlord's side cancels what binds as long as the stay has not ended: a house may burn down while somebody lives in it. */
export function isCancellableByHost(
  booking: { state: BookingState; end_date: PlainDate },
  today: PlainDate,
): boolean {
  return actionsOf(booking.state, 'landlord').includes('cancel') && booking.end_date > today;
}

/** An option becomes a booking as long as it holds its nights. */
export function isConvertible(booking: { state: BookingState; hold_until: Date | null }, now: Date): boolean {
  return booking.state === 'option' && booking.hold_until !== null && booking.hold_until > now;
}

/** Documents exist of what binds: neither of options and requests nor of what has ended. */
export function hasDocuments({ state }: { state: BookingState }): boolean {
  return binding.has(state);
}
