import { HORIZONS, LEAD_TIMES, MONTH_ENDS, bookingLimits, query } from './layout/places';
import { BITMAP_BYTES, HORIZON_MONTHS_MAX, LEAD_DAYS_MAX } from './layout/sizes';

// Homes that cannot be booked this soon or this far ahead. Most queries lie between the longest lead time and the
// shortest horizon, and need none of these bitmaps.

/** Returns the bitmap of homes that accept no arrival on this day because of their lead time. 0 if all do. */
export function tooSoon(tile: usize, day: i32): usize {
  const ahead = day - query.today;
  if (ASSERT) assert(bookingLimits.longestLead <= LEAD_DAYS_MAX, 'Each lead time has a bitmap.');
  return ahead >= 0 && ahead < bookingLimits.longestLead ? tile + LEAD_TIMES + ahead * BITMAP_BYTES : 0;
}

/** Returns the bitmap of homes whose horizon excludes a departure on this day. 0 if there are none. */
export function tooFar(tile: usize, end: i32): usize {
  if (!isBehindHorizon(end)) return 0;
  let months = bookingLimits.shortestHorizon + 1;
  while (months <= HORIZON_MONTHS_MAX && end > monthEnd(months)) months += 1;
  return tile + HORIZONS + (months - 2) * BITMAP_BYTES;
}

/** True if the lead time or horizon of any home excludes this arrival or departure. */
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
