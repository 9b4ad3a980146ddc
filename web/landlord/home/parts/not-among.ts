interface Listed {
  bookingID: number;
}

/** Bookings that another list of the page does not show already. */
export function notAmong<Booking extends Listed>(
  list: readonly Booking[],
  shown: readonly Listed[],
): readonly Booking[] {
  const numbers = new Set(shown.map(({ bookingID }) => bookingID));
  return list.filter(({ bookingID }) => !numbers.has(bookingID));
}
