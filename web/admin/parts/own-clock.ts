/**
 * The zone of the clock of whoever sits in front of the page, such as `Europe/Lisbon`. All else in the house goes by its own clocks, or by
 * those at a home.
 */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
