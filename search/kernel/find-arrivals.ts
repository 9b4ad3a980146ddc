import { bookable, daySet, freeNights } from './arrivals';
import {
  TOLERANCE_MAX,
  arrivalCount,
  exact,
  firstArrival,
  firstDay,
  horizonDay,
  isOn,
  isWindow,
  lastArrival,
  nearFirst,
  nearLast,
  nights,
  today,
  wished,
} from './current-query';
import { BOOKABLE, RESULT, RING_DAYS, SET, SHEET_SET, ringOf } from './layout';
import { BOUNDED } from './query';
import {
  ALIVE,
  DATED_FITS,
  FITS,
  FREE,
  PLACE,
  REACHES,
  STRETCH,
  WANTED,
  WIDE_FITS,
  addTo,
  clearSet,
  countSet,
  runFrom,
  runUntil,
} from './tile-sets';

export let placeCount: i32 = 0;
export let freeCount: i32 = 0;

export function startCapacity(): void {
  placeCount = 0;
  freeCount = 0;
}

/** Of the homes of the place, those that are unoccupied for the wished stay, or for one of the window. */
export function countCapacity(sheet: usize): void {
  placeCount += countSet(PLACE);
  if (!isWindow()) {
    const day = firstDay + wished;
    if (day < today || day + nights > horizonDay) return;
    freeNights(sheet, day, nights, PLACE, FREE);
    freeCount += countSet(FREE);
    return;
  }
  clearSet(FREE);
  for (let arrival = 0; arrival < arrivalCount; arrival += 1) {
    const day = firstDay + arrival;
    if (day < today || day + nights > horizonDay) continue;
    freeNights(sheet, day, nights, PLACE, STRETCH);
    addTo(FREE, STRETCH);
  }
  freeCount += countSet(FREE);
}

/** Which homes can be booked from which arrival on: wanted ones within the widest tolerance, the others within the query's. */
export function findArrivals(tile: usize, sheet: usize, isWide: bool): void {
  clearSet(DATED_FITS);
  if (isWide) clearSet(WIDE_FITS);
  const from = isWide ? firstArrival : nearFirst;
  const until = isWide ? lastArrival : nearLast;
  for (let arrival = from; arrival < until; arrival += 1) {
    const isOutside = arrival < nearFirst || arrival >= nearLast;
    findArrival(tile, sheet, arrival, isOutside ? WANTED : ALIVE, isOutside ? WIDE_FITS : DATED_FITS);
  }
  if (isWide) findReaches();
}

function findArrival(tile: usize, sheet: usize, arrival: i32, among: usize, union: usize): void {
  const fits = FITS + arrival * SET;
  const day = firstDay + arrival;
  if (exact < 0) {
    bookable(tile, sheet, day, nights, exact, among, fits);
    addTo(union, fits);
    return;
  }
  const plane = daySet(sheet, BOOKABLE + exact, day);
  for (let at = runFrom; at < runUntil; at += 16) {
    const own = v128.and(v128.load(among + at), v128.load(plane + at));
    v128.store(fits + at, own);
    v128.store(union + at, v128.or(v128.load(union + at), own));
  }
}

/** Arrivals within the tolerance as sets one after the other: where they begin in a sheet, and how many; 0 where it takes more. */
export let nearSets: i32 = 0;
export let nearCount: i32 = 0;

/** Once for each query. */
export function findNearSets(): void {
  const first = (firstDay + nearFirst) % RING_DAYS;
  nearCount = max(0, nearLast - nearFirst);
  nearSets = exact < 0 || first + nearCount > RING_DAYS ? 0 : ringOf(BOOKABLE + exact) + first * SHEET_SET;
}

/** Wanted homes that can be booked within each tolerance; counted here where prices have no say. */
function findReaches(): void {
  const isCounted = !isOn(BOUNDED);
  let count1: i64 = 0;
  let count2: i64 = 0;
  let count3: i64 = 0;
  for (let at = runFrom; at < runUntil; at += 16) {
    const wanted = v128.load(WANTED + at);
    let fits = arrivalsAt(0, at);
    for (let choice = 1; choice <= TOLERANCE_MAX; choice += 1) {
      fits = v128.or(fits, v128.or(arrivalsAt(-choice, at), arrivalsAt(choice, at)));
      const reached = v128.and(fits, wanted);
      v128.store(REACHES + (choice - 1) * SET + at, reached);
      if (!isCounted) continue;
      const count = popcnt(i64x2.extract_lane(reached, 0)) + popcnt(i64x2.extract_lane(reached, 1));
      if (choice == 1) count1 += count;
      else if (choice == 2) count2 += count;
      else count3 += count;
    }
  }
  if (!isCounted) return;
  addTolerance(1, <i32>count1);
  addTolerance(2, <i32>count2);
  addTolerance(TOLERANCE_MAX, <i32>count3);
}

function arrivalsAt(shift: i32, at: i32): v128 {
  const arrival = wished + shift;
  if (arrival < firstArrival || arrival >= lastArrival) return i32x4.splat(0);
  return v128.load(FITS + arrival * SET + at);
}

export function addTolerance(choice: i32, count: i32): void {
  const at = RESULT + 16 + (choice << 2);
  store<i32>(at, load<i32>(at) + count);
}
