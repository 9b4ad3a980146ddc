import type { BookingListItem } from '../../../contract/booking/get-bookings.ts';
import { isEnded } from '../../../domain/booking/is-ended.ts';
import type { PlainDate } from '../../../domain/stay.ts';

export function isUpcoming({ status, endDate }: BookingListItem, today: PlainDate): boolean {
  return !isEnded(status) && endDate >= today;
}
