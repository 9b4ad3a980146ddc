import type { Booking } from '../../../../contract/booking/booking.ts';
import { addDays, type PlainDate } from '../../../../domain/stay.ts';

/** From the day before the arrival until the departure, guests look for the way, the key and help, and for nothing else. */
export function isUnderway(
  { status, startDate, endDate }: Pick<Booking, 'status' | 'startDate' | 'endDate'>,
  today: PlainDate,
): boolean {
  return (
    (status === 'booked' || status === 'confirmed') && addDays(startDate, -1) <= today && today <= endDate
  );
}

/** Which of its days it is. */
export function dayOfStay(
  { startDate, endDate }: Pick<Booking, 'startDate' | 'endDate'>,
  today: PlainDate,
): 'before' | 'arrival' | 'between' | 'departure' {
  if (today < startDate) return 'before';
  if (today === startDate) return 'arrival';
  return today === endDate ? 'departure' : 'between';
}
