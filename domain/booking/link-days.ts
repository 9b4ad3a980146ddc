/**
 * Links of a booking's mails open it until so many days after departure: a guest looks up last year's home; a landlord has
 * nothing to answer once the guests have left.
 */
export const linkDaysAfterDeparture = { guest: 365, landlord: 14 } as const;
