import type { BookingMethod, BookingState, Withdrawn } from '../../../../contract/booking/booking.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

interface TakenBack {
  state: BookingState;
  method: BookingMethod;
  bound_on: PlainDate | null;
  hold_until: Date | null;
}

/**
 * `option` or `request` if the guest withdrew before it became a booking; null otherwise. Confirmed requests and
 * booked options count as bookings; a booked option has no hold any more.
 */
export function withdrawnKind({
  state,
  method,
  bound_on: boundOn,
  hold_until: holdUntil,
}: TakenBack): Withdrawn | null {
  if (state !== 'cancelled' || boundOn !== null) return null;
  if (method === 'request') return 'request';
  return method === 'option' && holdUntil !== null ? 'option' : null;
}
