import { addDays, horizonDays, toDayNumber, type PlainDate, type Stay } from './stay.ts';

/** The last day on which a stay may end that is booked today. */
export const lastDeparture = (today: PlainDate): PlainDate => addDays(today, horizonDays);

/**
 * True where no stay that a search asks for ends in time to be booked already: neither its exact dates, nor these
 * moved `tolerance` days forward, nor the first `duration` nights of its window.
 */
export function isBeyondHorizon(
  asked: Partial<Stay> & { tolerance?: number | undefined; duration?: number | undefined },
  today: PlainDate,
): boolean {
  const { startDate, endDate, tolerance = 0, duration } = asked;
  if (!startDate || !endDate) return false;
  const start = toDayNumber(startDate);
  const range = toDayNumber(endDate) - start;
  const isWindow = duration !== undefined && duration < range;
  const firstEnd = isWindow ? start + duration : start + range - tolerance;
  return firstEnd > toDayNumber(today) + horizonDays;
}
