/** An account keeps so many people for its bookings: a large family, and no address book. */
export const travellersMax = 12;
