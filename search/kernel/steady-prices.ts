import { firstArrival, firstDay, lastArrival, nearFirst, nearLast, nights, today } from './current-query';
import {
  discountsVary,
  fullPricesOf,
  lessPercents,
  percentsOfFour,
  prepareFours,
  areReduced,
} from './four-prices';
import {
  HOMES_PRICED,
  MANY_DISCOUNTS,
  RATE_DAYS,
  RING_DAYS,
  SHEET_SET,
  STEADY,
  STEADY_NIGHTS,
  ringOf,
} from './layout';
import { PACKED_NIGHTS, prepareLowest } from './lowest-four';
import { WEEK } from './prices';
import { BY_SEASONS, CHANGE_MASK, RATE_MASK, ratesOfSpan } from './rates';
import { STEADY_ONES, UNSTEADY_ONES, clearSet, copySet, countSet, runFrom, runUntil } from './tile-sets';

// Most homes have the same rates on all nights of a search, whichever shift it is: their price is found
// once, four homes at a time.

// Arrivals that are looked at: their first day, and days ahead of the first and last.
let startDay: i32 = 0;
let firstAhead: i32 = 0;
let lastAhead: i32 = 0;
/** The last night of all. */
let lastNight: i32 = 0;
/** Where the rates of the first day lie in a tile. */
let ratesOfStart: i32 = 0;
let dayOfSpan: i32 = 0;

/** Once for each query, before any prices. */
export function preparePrices(): void {
  prepareFours(firstDay + firstArrival - today, firstDay + lastArrival - 1 - today);
  prepareLowest();
}

/** Tells the steady homes of a set from the others; with arrivals outside of the query's tolerance where `isWide`. */
export function findSteady(tile: usize, sheet: usize, set: usize, isWide: bool): void {
  store<i32>(HOMES_PRICED, load<i32>(HOMES_PRICED) + countSet(set));
  const first = isWide ? firstArrival : nearFirst;
  const end = isWide ? lastArrival : nearLast;
  startDay = firstDay + first;
  lastNight = firstDay + end - 2 + nights;
  firstAhead = startDay - today;
  lastAhead = firstDay + end - 1 - today;
  if (first >= end || nights > PACKED_NIGHTS) {
    clearSet(STEADY_ONES);
    copySet(UNSTEADY_ONES, set);
    return;
  }
  ratesOfStart = ratesOfSpan(startDay / RATE_DAYS);
  dayOfSpan = startDay % RATE_DAYS;
  const many = tile + MANY_DISCOUNTS;
  const sets = sheet + ringOf(STEADY);
  const stride = SHEET_SET;
  const final = max(startDay, lastNight - STEADY_NIGHTS + 1);
  for (let at = runFrom; at < runUntil; at += 16) {
    const all = v128.load(set + at);
    let steady = v128.andnot(all, v128.load(many + at));
    // From one plane to the next a night is in both: no change escapes.
    for (let day = startDay; day < final; day += STEADY_NIGHTS - 1)
      steady = v128.and(steady, v128.load(sets + (day % RING_DAYS) * stride + at));
    steady = v128.and(steady, v128.load(sets + (final % RING_DAYS) * stride + at));
    v128.store(STEADY_ONES + at, steady);
    v128.store(UNSTEADY_ONES + at, v128.andnot(all, steady));
  }
}

/** Those of the last four that are not steady after all: too many rates near by, or a discount that fits some arrivals alone. */
export let unsteadyLanes: u32 = 0;

/** Accommodation after discount of the four steady homes that were taken. */
export function steadyPrices(tile: usize, list: usize): v128 {
  const rates = tile + ratesOfStart;
  const a = v128.load(rates + (load<i32>(list) << 4));
  const b = v128.load(rates + (load<i32>(list, 4) << 4));
  const c = v128.load(rates + (load<i32>(list, 8) << 4));
  const d = v128.load(rates + (load<i32>(list, 12) << 4));
  const nightlyAB = v128.shuffle<i32>(a, b, 0, 4, 1, 5);
  const nightlyCD = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
  const first = v128.shuffle<i64>(nightlyAB, nightlyCD, 0, 2);
  const second = v128.shuffle<i64>(nightlyAB, nightlyCD, 1, 3);
  const changes = i32x4.shr_u(first, 24);
  const on = i32x4.splat(dayOfSpan);
  const returns = i32x4.shr_u(second, 24);
  const isOver = i32x4.le_s(v128.and(returns, i32x4.splat(CHANGE_MASK)), on);
  const isSecond = v128.andnot(i32x4.le_s(changes, on), isOver);
  const nightly = v128.and(v128.bitselect(second, first, isSecond), i32x4.splat(RATE_MASK));
  let weekly = nightly;
  if (nights >= WEEK) {
    const weeklyAB = v128.shuffle<i32>(a, b, 2, 6, 3, 7);
    const weeklyCD = v128.shuffle<i32>(c, d, 2, 6, 3, 7);
    weekly = v128.bitselect(
      v128.shuffle<i64>(weeklyAB, weeklyCD, 1, 3),
      v128.shuffle<i64>(weeklyAB, weeklyCD, 0, 2),
      isSecond,
    );
  }
  const full = fullPricesOf(nightly, weekly);
  // Rates of the next 16 days are not at hand here.
  const isNext = v128.and(isOver, i32x4.gt_s(returns, i32x4.splat(CHANGE_MASK)));
  unsteadyLanes = i32x4.bitmask(v128.or(i32x4.eq(changes, i32x4.splat(BY_SEASONS)), isNext));
  if (!areReduced()) return full;
  unsteadyLanes |= discountsVary(firstAhead, lastAhead);
  return lessPercents(full, percentsOfFour(firstAhead));
}
