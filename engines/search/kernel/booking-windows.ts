import { HORIZONS, LEAD_TIMES, MONTH_ENDS, bookingLimits, query } from './layout/places';
import { BITMAP_BYTES, HORIZON_MONTHS_MAX, LEAD_DAYS_MAX } from './layout/sizes';

// Homes that take no stay so soon or so far ahead. Most queries lie between the longest lead time and the shortest horizon, and read nothing.

/** Bitmap of the homes that take no arrival on this day, for lack of time; 0 if all do. */
export function tooSoon(tile: usize, day: i32): usize {
  const ahead = day - query.today;
  if (ASSERT) assert(bookingLimits.longestLead <= LEAD_DAYS_MAX, 'Each lead time has a bitmap.');
  return ahead >= 0 && ahead < bookingLimits.longestLead ? tile + LEAD_TIMES + ahead * BITMAP_BYTES : 0;
}

/** Bitmap of the homes that take no departure on this day yet; 0 if all do. */
export function tooFar(tile: usize, end: i32): usize {
  if (!isBehindHorizon(end)) return 0;
  let months = bookingLimits.shortestHorizon + 1;
  while (months <= HORIZON_MONTHS_MAX && end > monthEnd(months)) months += 1;
  return tile + HORIZONS + (months - 2) * BITMAP_BYTES;
}

/** True if some home takes no stay with this arrival and departure. */
export function isOutsideWindows(day: i32, end: i32): bool {
  return day - query.today < bookingLimits.longestLead || isBehindHorizon(end);
}

function isBehindHorizon(end: i32): bool {
  const months = bookingLimits.shortestHorizon;
  return months > 0 && end > monthEnd(months);
}

function monthEnd(months: i32): i32 {
  return load<i32>(MONTH_ENDS + (months << 2));
}
