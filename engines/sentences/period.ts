import { addDays, nightsBetween, type Stay } from '../../domain/stay.ts';
import type { StayFilter } from './understanding.ts';

/**
 * A third of a month contains stays of up to this many nights. For longer ones only the arrival has to be within it.
 */
const nightsInPart = 7;

/** A period in which the stay lies. */
export interface Period extends Stay {
  words: string;
  /** True for a public holiday. A stay may end on its day. */
  isDayOff?: boolean;
  /** Nights of a time that is a week of its own. */
  nights?: number;
  kind: 'months' | 'part' | 'feast' | 'bridge' | 'holidays';
}

/** Returns the stay within a period. Thirds of months and feasts are extended if the nights require it. */
export function stayWithin(period: Period, nights: number): StayFilter {
  const { startDate, endDate, kind } = period;
  if (kind === 'feast') {
    // Every stay in this period includes the night of the feast.
    return {
      startDate: addDays(startDate, (period.isDayOff ? 0 : 1) - nights),
      endDate: addDays(startDate, nights),
      duration: nights,
    };
  }
  const last = kind === 'part' && nights > nightsInPart ? addDays(endDate, nights) : endDate;
  const room = nightsBetween(startDate, last);
  if (room <= nights) return { startDate, endDate: addDays(startDate, nights) };
  return { startDate, endDate: last, duration: nights };
}

export function dropNeedlessWindow(stay: StayFilter): StayFilter {
  const { startDate, endDate, duration } = stay;
  if (duration === undefined || nightsBetween(startDate!, endDate!) > duration) return stay;
  return { startDate: startDate!, endDate: endDate! };
}
