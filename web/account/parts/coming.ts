import type { BookingListItem } from '../../../contract/booking/get-bookings.ts';
import { isEnded } from '../../../domain/booking/is-ended.ts';
import type { PlainDate } from '../../../domain/stay.ts';

export function isUpcoming({ status, endDate }: BookingListItem, today: PlainDate): boolean {
  return !isEnded(status) && endDate >= today;
}

/** True for a stay that took place; what was cancelled or never became binding keeps its own state. */
export const hasEnded = ({ status, endDate }: BookingListItem, today: PlainDate): boolean =>
  (status === 'confirmed' || status === 'booked') && endDate < today;
