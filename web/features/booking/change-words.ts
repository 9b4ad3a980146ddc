import type { Booking } from '../../../contract/booking/booking.ts';

type Change = NonNullable<Booking['change']>;
type Ended = 'settled' | 'withdrawn' | 'declined' | 'expired';

/**
 * How the request or proposal of a cancelled booking ended, which no longer "remains as agreed"; null if the booking
 * stands, and if the change was accepted.
 */
export function endOfCancelledChange(
  { status, cancelledAt }: Pick<Booking, 'status' | 'cancelledAt'>,
  { state, answeredAt }: Pick<Change, 'state' | 'answeredAt'>,
): Ended | null {
  if (status !== 'cancelled' || state === 'accepted') return null;
  const endedBefore = answeredAt !== null && cancelledAt !== null && answeredAt < cancelledAt;
  return state !== 'open' && endedBefore ? state : 'settled';
}
