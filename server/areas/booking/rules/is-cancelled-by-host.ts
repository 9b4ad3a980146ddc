import type { BookingState } from '../../../../contract/booking/booking.ts';
import type { CancelledBy } from '../../../../contract/booking/cancelled-by.ts';

export function isCancelledByHost({
  state,
  cancelled_by: by,
}: {
  state: BookingState;
  cancelled_by: CancelledBy | null;
}): boolean {
  return state === 'cancelled' && (by === 'landlord' || by === 'office');
}
