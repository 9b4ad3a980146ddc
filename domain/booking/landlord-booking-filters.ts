/** `open` waits for an answer, `coming` has not ended, `past` has, `ended` was declined, cancelled or expired. */
export const landlordBookingFilters = ['all', 'open', 'coming', 'past', 'ended'] as const;
export type LandlordBookingFilter = (typeof landlordBookingFilters)[number];
