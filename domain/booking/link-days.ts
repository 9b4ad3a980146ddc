/**
 * Mailed links open a booking until this many days after departure: guests look up last year's home, while landlords have nothing to
 * answer once the guests have left.
 */
export const linkDaysAfterDeparture = { guest: 365, landlord: 14 } as const;
