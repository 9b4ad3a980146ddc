import { bookable, dayPlane, freeNights } from './arrivals';
import {
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
  shiftOf,
  today,
  tolerance,
  wished,
  TOLERANCE_MAX,
  arrivalCount,
} from './current-query';
import { BOOKABLE, RESULT, RING_DAYS, SET } from './layout';
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
  countSet,
} from './tile-sets';

export let placeCount: i32 = 0;
export let freeCount: i32 = 0;

export function startCapacity(): void {
  placeCount = 0;
  freeCount = 0;
}

/** Of the homes of the place, those that are unoccupied for the wished stay, or for one of the window. */
export function countCapacity(tile: usize): void {
  placeCount += countSet(PLACE);
  const from = isWindow() ? 0 : wished;
  const until = isWindow() ? arrivalCount : wished + 1;
  memory.fill(FREE, 0, SET);
  for (let arrival = from; arrival < until; arrival += 1) {
    const day = firstDay + arrival;
    if (day < today || day + nights > horizonDay) continue;
    freeNights(tile, day, nights, PLACE, STRETCH);
    for (let at = 0; at < SET; at += 16)
      v128.store(FREE + at, v128.or(v128.load(FREE + at), v128.load(STRETCH + at)));
  }
  freeCount += countSet(FREE);
}

/** Which homes can be booked from which arrival on: wanted ones within the widest tolerance, the others within the query's. */
export function findArrivals(tile: usize, isWide: bool): void {
  memory.fill(DATED_FITS, 0, 2 * SET);
  const from = isWide ? firstArrival : nearFirst;
  const until = isWide ? lastArrival : nearLast;
  for (let arrival = from; arrival < until; arrival += 1) {
    const fits = FITS + arrival * SET;
    const isOutside = arrival < nearFirst || arrival >= nearLast;
    const among = isOutside ? WANTED : ALIVE;
    const union = isOutside ? WIDE_FITS : DATED_FITS;
    const day = firstDay + arrival;
    if (exact >= 0) {
      const plane = dayPlane(tile, BOOKABLE + exact * SET * RING_DAYS, day);
      for (let at = 0; at < SET; at += 16) {
        const own = v128.and(v128.load(among + at), v128.load(plane + at));
        v128.store(fits + at, own);
        v128.store(union + at, v128.or(v128.load(union + at), own));
      }
      continue;
    }
    bookable(tile, day, nights, exact, among, fits);
    for (let at = 0; at < SET; at += 16)
      v128.store(union + at, v128.or(v128.load(union + at), v128.load(fits + at)));
  }
  if (isWide) findReaches();
}

/** Wanted homes that can be booked within each tolerance; counted here where prices have no say. */
function findReaches(): void {
  const isCounted = !isOn(BOUNDED);
  for (let at = 0; at < SET; at += 16) {
    const wanted = v128.load(WANTED + at);
    let fits = i32x4.splat(0);
    for (let choice = 0; choice <= TOLERANCE_MAX; choice += 1) {
      const before = wished - choice;
      const after = wished + choice;
      if (before >= firstArrival && before < lastArrival)
        fits = v128.or(fits, v128.load(FITS + before * SET + at));
      if (after >= firstArrival && after < lastArrival)
        fits = v128.or(fits, v128.load(FITS + after * SET + at));
      if (choice == 0) continue;
      const reached = v128.and(fits, wanted);
      v128.store(REACHES + (choice - 1) * SET + at, reached);
      if (isCounted)
        addTolerance(
          choice,
          <i32>(popcnt(i64x2.extract_lane(reached, 0)) + popcnt(i64x2.extract_lane(reached, 1))),
        );
    }
  }
}

export function addTolerance(choice: i32, count: i32): void {
  const at = RESULT + 16 + (choice << 2);
  store<i32>(at, load<i32>(at) + count);
}
