/**
 * Returns true if the device's clock is that of the site, which is an hour ahead of UTC in winter and two hours in
 * summer.
 */
export const hasSiteClock = (): boolean =>
  new Date(2027, 0, 1).getTimezoneOffset() === -60 && new Date(2027, 6, 1).getTimezoneOffset() === -120;

/** Returns the name of the device's time zone, such as `Europe/Lisbon`. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Formats a moment by the device's clock for a datetime field: 2027-07-03T18:30. */
export function toDeviceTime(moment: Date): string {
  const minutes = moment.getTime() / 60_000 - moment.getTimezoneOffset();
  return new Date(minutes * 60_000).toISOString().slice(0, 16);
}

/** Returns the moment of a datetime field by the device's clock, or null if the field is empty or incomplete. */
export function fromDeviceTime(time: string): Date | null {
  const moment = new Date(time);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
