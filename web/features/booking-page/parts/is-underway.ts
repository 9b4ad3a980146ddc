import type { Booking } from '../../../../contract/booking/booking.ts';
import { wallTimeInBerlin } from '../../../../domain/berlin-time.ts';
import { addDays, type PlainDate } from '../../../../domain/stay.ts';

/** True from the day before the arrival until the departure, when guests need directions, the key and help. */
export function isUnderway(
  { status, startDate, endDate }: Pick<Booking, 'status' | 'startDate' | 'endDate'>,
  today: PlainDate,
): boolean {
  return (
    (status === 'booked' || status === 'confirmed') && addDays(startDate, -1) <= today && today <= endDate
  );
}

/** Returns the number of the current day within the stay. */
export function dayOfStay(
  { startDate, endDate }: Pick<Booking, 'startDate' | 'endDate'>,
  today: PlainDate,
): 'before' | 'arrival' | 'between' | 'departure' {
  if (today < startDate) return 'before';
  if (today === startDate) return 'arrival';
  return today === endDate ? 'departure' : 'between';
}

/** Until when guests leave whose host states no time. */
const usualCheckOut = '12:00';

/** True from the time on the day of departure by which guests have left. */
export const hasLeft = ({ endDate, checkOut }: Pick<Booking, 'endDate' | 'checkOut'>, now: Date): boolean =>
  wallTimeInBerlin(now) >= `${endDate}T${checkOut ?? usualCheckOut}`;
