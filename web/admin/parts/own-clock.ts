/**
 * Returns the time zone of the viewer's browser, such as `Europe/Lisbon`. All other times of the site are in the
 * site's zone, or in that of a home.
 */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
