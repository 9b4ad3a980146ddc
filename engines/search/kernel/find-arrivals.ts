import { findBookable, freeNights } from './arrivals';
import { isSubset } from './assertions';
import { clearBitmap, countHomes, subtract, unite } from './bitmaps';
import { isOutsideWindows, tooFar, tooSoon } from './booking-windows';
import {
  BOOKABLE_FROM,
  BOOKABLE_NEAR,
  BOOKABLE_WIDE,
  BOOKABLE_WITHIN,
  IN_PLACE,
  MATCHES,
  MATCHES_BUT_ONE,
  UNOCCUPIED,
  UNOCCUPIED_STRETCH,
  answer,
  arrivalRange,
  query,
  run,
  tileGroups,
} from './layout/places';
import { BITMAP_BYTES, DayBitmap, QueryFlag, RING_DAYS, TOLERANCE_MAX } from './layout/sizes';
import { isOn, isWindow } from './read-query';
import { dayBitmapAt, kindOffset } from './tile-groups';

export function countCapacity(group: usize): void {
  if (ASSERT) assert(isOn(QueryFlag.dated), 'Capacity is that of a period.');
  answer.placeCount += countHomes(IN_PLACE);
  if (!isWindow()) {
    const day = query.firstDay + query.requested;
    if (day < query.today || day + query.nights > query.horizonDay) return;
    freeNights(group, day, query.nights, IN_PLACE, UNOCCUPIED);
    answer.freeCount += countHomes(UNOCCUPIED);
    return;
  }
  clearBitmap(UNOCCUPIED);
  for (let arrival = 0; arrival < query.arrivalCount; arrival += 1) {
    const day = query.firstDay + arrival;
    if (day < query.today || day + query.nights > query.horizonDay) continue;
    freeNights(group, day, query.nights, IN_PLACE, UNOCCUPIED_STRETCH);
    unite(UNOCCUPIED, UNOCCUPIED_STRETCH);
  }
  if (ASSERT) assert(isSubset(UNOCCUPIED, IN_PLACE), 'Free homes are homes of the place.');
  answer.freeCount += countHomes(UNOCCUPIED);
}

/**
 * Finds the homes that can be booked from each arrival on: with `isWide` those that match all criteria within the
 * widest tolerance, otherwise within the query's.
 */
export function findArrivals(tile: usize, group: usize, isWide: bool): void {
  clearBitmap(BOOKABLE_NEAR);
  if (isWide) clearBitmap(BOOKABLE_WIDE);
  const from = isWide ? arrivalRange.first : arrivalRange.nearFirst;
  const until = isWide ? arrivalRange.end : arrivalRange.nearEnd;
  if (ASSERT) assert(from >= 0 && until <= query.arrivalCount, 'The arrivals are those of the query.');
  for (let arrival = from; arrival < until; arrival += 1) {
    const isOutside = arrival < arrivalRange.nearFirst || arrival >= arrivalRange.nearEnd;
    findArrival(
      tile,
      group,
      arrival,
      isOutside ? MATCHES : MATCHES_BUT_ONE,
      isOutside ? BOOKABLE_WIDE : BOOKABLE_NEAR,
    );
  }
  if (isWide) findBookableWithin();
  if (ASSERT) assert(isSubset(BOOKABLE_NEAR, MATCHES_BUT_ONE), 'Only homes that match are booked.');
}

/** Finds the homes of `among` that can be booked from one arrival on, and adds them to a union. */
function findArrival(tile: usize, group: usize, arrival: i32, candidates: usize, union: usize): void {
  const bookable = BOOKABLE_FROM + arrival * BITMAP_BYTES;
  const day = query.firstDay + arrival;
  const soon = tooSoon(tile, day);
  const far = tooFar(tile, day + query.nights);
  if (arrivalRange.exact < 0 || soon != 0 || far != 0) {
    findBookable(tile, group, day, query.nights, candidates, bookable);
    if (soon != 0) subtract(bookable, soon);
    if (far != 0) subtract(bookable, far);
    unite(union, bookable);
    return;
  }
  const dayBitmap = dayBitmapAt(group, DayBitmap.bookable + arrivalRange.exact, day);
  for (let at = run.from; at < run.until; at += 16) {
    const own = v128.and(v128.load(candidates + at), v128.load(dayBitmap + at));
    v128.store(bookable + at, own);
    v128.store(union + at, v128.or(v128.load(union + at), own));
  }
}

/** Finds, once per query, the bitmaps of the arrivals within the tolerance, if bitmaps alone decide. */
export function findNearBitmaps(): void {
  const first = (query.firstDay + arrivalRange.nearFirst) % RING_DAYS;
  const count = max(0, arrivalRange.nearEnd - arrivalRange.nearFirst);
  const day = query.firstDay + arrivalRange.nearFirst;
  const isOutside = count > 0 && isOutsideWindows(day, day + count - 1 + query.nights);
  const takesMore = arrivalRange.exact < 0 || first + count > RING_DAYS || isOutside;
  const kind = DayBitmap.bookable + arrivalRange.exact;
  arrivalRange.nearCount = count;
  arrivalRange.nearBitmaps = takesMore ? 0 : kindOffset(kind) + first * tileGroups.bitmapBytes;
}

/** Finds the matches that can be booked within each tolerance; counts them here if prices do not matter. */
function findBookableWithin(): void {
  const isCounted = !isOn(QueryFlag.bounded);
  let count1: i64 = 0;
  let count2: i64 = 0;
  let count3: i64 = 0;
  for (let at = run.from; at < run.until; at += 16) {
    const matches = v128.load(MATCHES + at);
    let bookable = arrivalsAt(0, at);
    for (let choice = 1; choice <= TOLERANCE_MAX; choice += 1) {
      bookable = v128.or(bookable, v128.or(arrivalsAt(-choice, at), arrivalsAt(choice, at)));
      const bookableMatches = v128.and(bookable, matches);
      v128.store(BOOKABLE_WITHIN + (choice - 1) * BITMAP_BYTES + at, bookableMatches);
      if (!isCounted) continue;
      const count =
        popcnt(i64x2.extract_lane(bookableMatches, 0)) + popcnt(i64x2.extract_lane(bookableMatches, 1));
      if (choice == 1) count1 += count;
      else if (choice == 2) count2 += count;
      else count3 += count;
    }
  }
  if (!isCounted) return;
  addHitsWithin(1, <i32>count1);
  addHitsWithin(2, <i32>count2);
  addHitsWithin(TOLERANCE_MAX, <i32>count3);
}

/** Homes of a block that can be booked this many days from the requested arrival. */
function arrivalsAt(shift: i32, at: i32): v128 {
  const arrival = query.requested + shift;
  if (arrival < arrivalRange.first || arrival >= arrivalRange.end) return i32x4.splat(0);
  return v128.load(BOOKABLE_FROM + arrival * BITMAP_BYTES + at);
}

/** Adds to the hits for a tolerance of 1, 2 or 3 days. */
export function addHitsWithin(choice: i32, count: i32): void {
  if (ASSERT) assert(choice >= 1 && choice <= TOLERANCE_MAX, 'The tolerance is one of the choices.');
  if (ASSERT) assert(count >= 0, 'Hits are added.');
  if (choice == 1) answer.hitsWithin1 += count;
  else if (choice == 2) answer.hitsWithin2 += count;
  else answer.hitsWithin3 += count;
}
