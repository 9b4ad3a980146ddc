/** Enough for a large family, but not an address book. */
export const travellersMax = 12;
