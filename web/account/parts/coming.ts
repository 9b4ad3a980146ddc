import type { BookingListItem } from '../../../contract/booking/get-bookings.ts';
import type { PlainDate } from '../../../domain/stay.ts';

const ended: ReadonlySet<string> = new Set(['declined', 'cancelled', 'expired']);

/** A stay that has not ended, and may still take place. */
export function isComing({ status, endDate }: BookingListItem, today: PlainDate): boolean {
  return !ended.has(status) && endDate >= today;
}
