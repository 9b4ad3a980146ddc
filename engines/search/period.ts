import type { SearchFilter } from '../../domain/search-filter.ts';
import { horizonDays, type PlainDate } from '../../domain/stay.ts';
import { parseDayNumber, parseTypedDay } from './day-numbers.ts';

/** The dates of a search in day numbers. */
export interface Period {
  /** The requested arrival: among stays of the same price the nearest to it is shown. */
  requestedDay: number;
  nights: number;
  /** First and last possible arrival. */
  firstDay: number;
  lastDay: number;
  /** The arrival may shift by this many days; 0 for a window, which is wide by itself. */
  tolerance: number;
  /** Arrivals before `today`, and nights from `horizonDay` on, are impossible. */
  today: number;
  horizonDay: number;
}

/**
 * Null for a search without valid, future dates. A `duration` shorter than the range makes it a window: any stay of
 * that many nights inside; a longer one is ignored. Tolerance applies only to exact dates.
 */
export function readPeriod(filter: SearchFilter, today: PlainDate): Period | null {
  const { startDate, endDate, duration } = filter;
  const day = parseDayNumber(today);
  const start = parseTypedDay(startDate);
  const range = parseTypedDay(endDate) - start;
  if (!(range >= 1 && start >= day)) return null;
  const common = { requestedDay: start, today: day, horizonDay: day + horizonDays };
  if (duration !== undefined && duration < range) {
    // A window may end in the year 9999: beyond the horizon there is nothing to try.
    const lastDay = Math.min(start + range - duration, Math.max(start + 1, common.horizonDay - duration));
    return { ...common, nights: duration, firstDay: start, lastDay, tolerance: 0 };
  }
  const tolerance = filter.tolerance ?? 0;
  return { ...common, nights: range, firstDay: start - tolerance, lastDay: start + tolerance, tolerance };
}

/** Number of dogs in a search; their cost is part of the price. */
export function countDogs(filter: SearchFilter): number {
  if (filter.pets === 'more') return 2;
  return filter.pets === 'one' ? 1 : 0;
}
