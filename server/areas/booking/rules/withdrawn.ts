import type { BookingMethod, BookingState, Withdrawn } from '../../../../contract/booking/booking.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

/** What of a booking says what it had come to when its guest took it back. */
interface TakenBack {
  state: BookingState;
  method: BookingMethod;
  bound_on: PlainDate | null;
  hold_until: Date | null;
}

/**
 * What a guest has taken back that was no booking yet; null for everything else. What was confirmed was a booking, and so was an
 * option that was booked: it holds its nights no longer.
 */
export function withdrawnOf({
  state,
  method,
  bound_on: boundOn,
  hold_until: holdUntil,
}: TakenBack): Withdrawn | null {
  if (state !== 'cancelled' || boundOn !== null) return null;
  if (method === 'request') return 'request';
  return method === 'option' && holdUntil !== null ? 'option' : null;
}
