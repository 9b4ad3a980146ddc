import { addDays, nightsBetween, type Stay } from '../../domain/stay.ts';
import type { StayFilter } from './understanding.ts';

/** A part of a month is long enough for as many nights; for more, it is the time of the arrival. */
const nightsInPart = 7;

/** A time in which the stay lies. */
export interface Period extends Stay {
  words: string;
  /** A holiday for its day: a stay may end on it. */
  isDayOff?: boolean;
  /** Nights of a time that is a week of its own. */
  nights?: number;
  kind: 'months' | 'part' | 'feast' | 'bridge' | 'holidays';
}

/** The stay within a time; of a part of a month or a feast, the time is as long as the nights ask for. */
export function stayWithin(period: Period, nights: number): StayFilter {
  const { startDate, endDate, kind } = period;
  if (kind === 'feast') {
    // Each stay in this time has the night of the feast.
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

export function withoutNeedlessWindow(stay: StayFilter): StayFilter {
  const { startDate, endDate, duration } = stay;
  if (duration === undefined || nightsBetween(startDate!, endDate!) > duration) return stay;
  return { startDate: startDate!, endDate: endDate! };
}
