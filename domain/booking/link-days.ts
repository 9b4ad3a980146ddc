/**
 * Days after departure until which mailed links work: guests look up last year's home, landlords have nothing to
 * answer after a stay.
 */
export const linkDaysAfterDeparture = { guest: 365, landlord: 14 } as const;
