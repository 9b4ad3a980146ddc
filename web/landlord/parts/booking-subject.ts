import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';

/** Names the subject as a booking once it is binding or booked, and before that as an option or request. */
export function findSubject({
  bound,
  status,
  bookingMethod,
}: Pick<LandlordBooking, 'bound' | 'status' | 'bookingMethod'>): LandlordBooking['bookingMethod'] {
  return bound || status === 'booked' ? 'booking' : bookingMethod;
}
