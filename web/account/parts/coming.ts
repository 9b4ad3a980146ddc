import type { BookingListItem } from '../../../contract/booking/get-bookings.ts';
import { isEnded } from '../../../domain/booking/is-ended.ts';
import type { PlainDate } from '../../../domain/stay.ts';

/** A stay that has not ended, and may still take place. */
export function isComing({ status, endDate }: BookingListItem, today: PlainDate): boolean {
  return !isEnded(status) && endDate >= today;
}
