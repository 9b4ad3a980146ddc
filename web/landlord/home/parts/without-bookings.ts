interface BookingWithID {
  bookingID: number;
}

/** Returns the bookings of a list without those that another list of the page shows. */
export function withoutBookings<Booking extends BookingWithID>(
  list: readonly Booking[],
  shown: readonly BookingWithID[],
): readonly Booking[] {
  const numbers = new Set(shown.map(({ bookingID }) => bookingID));
  return list.filter(({ bookingID }) => !numbers.has(bookingID));
}
