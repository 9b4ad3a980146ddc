import { addDays, horizonDays, toDayNumber, type PlainDate, type Stay } from './stay.ts';

export const lastDeparture = (today: PlainDate): PlainDate => addDays(today, horizonDays);

/**
 * True if every stay that a search allows ends too late to be booked: its exact dates, these dates moved `tolerance` days forward, and
 * the first `duration` nights of its window.
 */
export function isBeyondHorizon(
  query: Partial<Stay> & { tolerance?: number | undefined; duration?: number | undefined },
  today: PlainDate,
): boolean {
  const { startDate, endDate, tolerance = 0, duration } = query;
  if (!startDate || !endDate) return false;
  const start = toDayNumber(startDate);
  const range = toDayNumber(endDate) - start;
  const isWindow = duration !== undefined && duration < range;
  const firstEnd = isWindow ? start + duration : start + range - tolerance;
  return firstEnd > toDayNumber(today) + horizonDays;
}
