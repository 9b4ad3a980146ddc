const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as the clocks of the house show it, for a field of date and time: 2027-07-03T18:30. */
export const wallTimeInBerlin = (moment: Date): string => berlin.format(moment).replace(' ', 'T');

/**
 * The moment at which the clocks of the house show this; null where it is none. In the hour that clocks show twice it is the
 * first one; the hour that they leave out is taken as the one after it.
 */
export function momentInBerlin(wallTime: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wallTime)) return null;
  const [summer, winter] = ['+02:00', '+01:00'].map((offset) => new Date(`${wallTime}:00${offset}`));
  if (Number.isNaN(summer!.getTime())) return null;
  return wallTimeInBerlin(summer!) === wallTime ? summer! : winter!;
}
