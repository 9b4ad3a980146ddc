import type { PlainDate } from './stay.ts';

export const seasonsOfYear = ['spring', 'summer', 'autumn', 'winter'] as const;
export type SeasonOfYear = (typeof seasonsOfYear)[number];

/** Starts of spring, summer, autumn and winter as they look outdoors: early March is bare, early September still green. */
const starts = { spring: '03-15', summer: '06-01', autumn: '09-15', winter: '12-01' } as const;

/** Returns the season in which a stay of the northern hemisphere begins. */
export function seasonOfYear(arrival: PlainDate): SeasonOfYear {
  const day = arrival.slice('2027-'.length);
  return seasonsOfYear.findLast((season) => day >= starts[season]) ?? 'winter';
}

/**
 * Returns the address of a picture as it looks in the season of a stay. Only drawings know seasons, and a season is part of the address,
 * so that every cache keeps one picture for each.
 */
export const pictureInSeason = (
  { src, illustration }: { src: string; illustration: boolean },
  arrival: PlainDate | undefined,
): string => (illustration && arrival ? `${src}.${seasonOfYear(arrival)}` : src);
