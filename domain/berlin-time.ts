const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Formats a moment in German local time for a datetime field: 2027-07-03T18:30. */
export const wallTimeInBerlin = (moment: Date): string => berlin.format(moment).replace(' ', 'T');

/**
 * Returns the moment of a German local time, or null if it is invalid. If the hour occurs twice, the first one is
 * meant; if it is skipped, the hour after it.
 */
export function momentInBerlin(wallTime: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wallTime)) return null;
  const [summer, winter] = ['+02:00', '+01:00'].map((offset) => new Date(`${wallTime}:00${offset}`));
  if (Number.isNaN(summer!.getTime())) return null;
  return wallTimeInBerlin(summer!) === wallTime ? summer! : winter!;
}
