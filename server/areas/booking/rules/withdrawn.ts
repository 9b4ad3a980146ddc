import type { Withdrawn } from '../../../../contract/booking/booking.ts';
import type { BookingRow } from '../booking-store.ts';

/**
 * What a guest has taken back that was no booking yet; null for everything else. What was confirmed was a booking, and so was an
 * option that was booked: it holds its nights no longer.
 */
export function withdrawnOf({
  state,
  method,
  bound_on: boundOn,
  hold_until: holdUntil,
}: Pick<BookingRow, 'state' | 'method' | 'bound_on' | 'hold_until'>): Withdrawn | null {
  if (state !== 'cancelled' || boundOn !== null) return null;
  if (method === 'request') return 'request';
  return method === 'option' && holdUntil !== null ? 'option' : null;
}
