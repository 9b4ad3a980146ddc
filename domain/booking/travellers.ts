/** So many people an account keeps for its bookings: a large family, and no address book. */
export const travellersMax = 12;
