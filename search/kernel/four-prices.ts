import { COSTS, DISCOUNTS, RATE_STEP } from './layout';
import { RATE_MASK } from './fill';
import { COLUMN, WEEK } from './prices';

// Prices of four homes at a time: the lanes are slots from one on that 4 divides. All of it gives the
// cents of prices.ts; sums keep to 32 bits, see RATE_MAX.

/** Sevenths, rounded half up: (2 * sum + 7) / 14 is (sum + 3) / 7 of whole numbers. Exact below 2^31. */
function sevenths(sums: v128): v128 {
  // A division by 7 is a multiplication by 2^34 / 7, rounded up, whose upper half counts.
  const factor = i32x4.splat(0x92492493);
  const dividends = i32x4.add(sums, i32x4.splat(3));
  const low = i64x2.extmul_low_i32x4_u(dividends, factor);
  const high = i64x2.extmul_high_i32x4_u(dividends, factor);
  return i32x4.shr_u(v128.shuffle<i32>(low, high, 1, 3, 5, 7), 2);
}

/** What is left after percents, rounded half up: (2 * full * percent + 100) / 200 is (full * percent + 50) / 100. */
export function lessPercents(full: v128, percents: v128): v128 {
  const factor = i32x4.splat(0x51eb851f);
  const dividends = i32x4.add(i32x4.mul(full, percents), i32x4.splat(50));
  const low = i64x2.extmul_low_i32x4_u(dividends, factor);
  const high = i64x2.extmul_high_i32x4_u(dividends, factor);
  return i32x4.sub(full, i32x4.shr_u(v128.shuffle<i32>(low, high, 1, 3, 5, 7), 5));
}

/** The accommodation before discount from the sums over the nights, or the first six of them, and over weekly rates. */
export function fullPrices(nightly: v128, weekly: v128, nights: i32): v128 {
  return nights < WEEK ? nightly : i32x4.max_u(nightly, sevenths(weekly));
}

/** Days on which the rates change. */
export function changesAt(rates: usize): v128 {
  return i32x4.shr_u(v128.load(rates), 24);
}

export function nightlyAt(rates: usize, isLate: v128): v128 {
  return v128.bitselect(
    v128.load(rates, RATE_STEP),
    v128.and(v128.load(rates), i32x4.splat(RATE_MASK)),
    isLate,
  );
}

export function weeklyAt(rates: usize, isLate: v128): v128 {
  return v128.bitselect(v128.load(rates, 3 * RATE_STEP), v128.load(rates, 2 * RATE_STEP), isLate);
}

/** How many of the days [low, high) of 16 come before the change. */
export function earlyDays(rates: usize, low: i32, high: i32): v128 {
  const from = i32x4.splat(low);
  return i32x4.sub(i32x4.max_s(i32x4.min_s(changesAt(rates), i32x4.splat(high)), from), from);
}

/** Mandatory costs of a party of adults without dogs. */
export function costsOfFour(tile: usize, slot: i32, nights: i32, persons: i32): v128 {
  const column = tile + COSTS + (slot << 2);
  return i32x4.add(
    i32x4.add(v128.load(column), i32x4.mul(v128.load(column, COLUMN), i32x4.splat(nights))),
    i32x4.mul(
      i32x4.add(v128.load(column, 2 * COLUMN), i32x4.mul(v128.load(column, 3 * COLUMN), i32x4.splat(nights))),
      i32x4.splat(persons),
    ),
  );
}

/** What any dogs cost more, and what each of them does. */
export function costsWithDogs(tile: usize, slot: i32, nights: i32, persons: i32): v128 {
  return costsOfFour(tile + 4 * COLUMN, slot, nights, persons);
}

export function costsOfDog(tile: usize, slot: i32, nights: i32): v128 {
  const column = tile + COSTS + (slot << 2);
  return i32x4.add(
    v128.load(column, 8 * COLUMN),
    i32x4.mul(v128.load(column, 9 * COLUMN), i32x4.splat(nights)),
  );
}

/** Whether any of the four has a discount of its own column. */
export function haveDiscounts(tile: usize, slot: i32): bool {
  const column = tile + DISCOUNTS + (slot << 2);
  return v128.any_true(
    v128.or(v128.or(v128.load(column), v128.load(column, COLUMN)), v128.load(column, 2 * COLUMN)),
  );
}

/** Percents of the best discounts that fit. */
export function percentsOfFour(tile: usize, slot: i32, daysAhead: i32, nights: i32): v128 {
  const column = tile + DISCOUNTS + (slot << 2);
  const early = v128.load(column);
  const lastMinute = v128.load(column, COLUMN);
  const longStay = v128.load(column, 2 * COLUMN);
  const percent = i32x4.splat(127);
  // The threshold stands above the percent: both are compared at once.
  const isEarly = i32x4.lt_s(early, i32x4.splat((daysAhead + 1) << 7));
  const isLast = i32x4.ge_s(lastMinute, i32x4.splat(daysAhead << 7));
  const isLong = i32x4.lt_s(longStay, i32x4.splat((nights + 1) << 7));
  return i32x4.max_s(
    i32x4.max_s(v128.and(v128.and(early, percent), isEarly), v128.and(v128.and(lastMinute, percent), isLast)),
    v128.and(v128.and(longStay, percent), isLong),
  );
}

/** Whether the same discounts fit on all days ahead [first, last]: each begins or ends only once. */
export function areDiscountsSame(tile: usize, slot: i32, first: i32, last: i32): bool {
  if (first == last) return true;
  const column = tile + DISCOUNTS + (slot << 2);
  const early = v128.load(column);
  const lastMinute = v128.load(column, COLUMN);
  const begins = v128.andnot(
    i32x4.lt_s(early, i32x4.splat((last + 1) << 7)),
    i32x4.lt_s(early, i32x4.splat((first + 1) << 7)),
  );
  const ends = v128.andnot(
    i32x4.ge_s(lastMinute, i32x4.splat(first << 7)),
    i32x4.ge_s(lastMinute, i32x4.splat(last << 7)),
  );
  return !v128.any_true(v128.or(begins, ends));
}
