import { dogs, nights, persons } from './current-query';
import { COSTS, COSTS_OF_DOG, COSTS_WITH_DOGS, DISCOUNTS, FACTS } from './layout';
import { RATE_MASK } from './fill';
import { WEEK } from './prices';
import { EARLY_FROM, LAST_MINUTE_UNTIL, LONG_STAY_FROM } from './query';
import { DISCOUNTS_OF_FOUR } from './tile-sets';

// Prices of four homes at a time, wherever in the tile they are. All of it gives the cents of prices.ts;
// sums keep to 32 bits, see RATE_MAX.

// Where the facts of the four homes lie.
let facts0: usize = 0;
let facts1: usize = 0;
let facts2: usize = 0;
let facts3: usize = 0;

/** The next four homes, as a piece of a list of slots. */
export function takeFour(tile: usize, list: usize): void {
  const facts = tile + FACTS;
  facts0 = facts + (load<i32>(list) << 6);
  facts1 = facts + (load<i32>(list, 4) << 6);
  facts2 = facts + (load<i32>(list, 8) << 6);
  facts3 = facts + (load<i32>(list, 12) << 6);
}

/** The sums of the four lanes of each. */
function sumsOfLanes(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = i32x4.add(v128.shuffle<i32>(a, b, 0, 4, 1, 5), v128.shuffle<i32>(a, b, 2, 6, 3, 7));
  const cd = i32x4.add(v128.shuffle<i32>(c, d, 0, 4, 1, 5), v128.shuffle<i32>(c, d, 2, 6, 3, 7));
  return i32x4.add(v128.shuffle<i64>(ab, cd, 0, 2), v128.shuffle<i64>(ab, cd, 1, 3));
}

/** Mandatory costs of the party with so many dogs. */
export function costsOfFour(ownDogs: i32): v128 {
  const factors = i32x4.replace_lane(i32x4.replace_lane(i32x4(1, 1, 1, 1), 1, nights), 2, persons);
  const all = i32x4.replace_lane(factors, 3, nights * persons);
  let a = i32x4.mul(v128.load(facts0, COSTS), all);
  let b = i32x4.mul(v128.load(facts1, COSTS), all);
  let c = i32x4.mul(v128.load(facts2, COSTS), all);
  let d = i32x4.mul(v128.load(facts3, COSTS), all);
  if (ownDogs == 0) return sumsOfLanes(a, b, c, d);
  const each = i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(0), 0, ownDogs), 1, ownDogs * nights);
  a = i32x4.add(a, costsOfDogs(facts0, all, each));
  b = i32x4.add(b, costsOfDogs(facts1, all, each));
  c = i32x4.add(c, costsOfDogs(facts2, all, each));
  d = i32x4.add(d, costsOfDogs(facts3, all, each));
  return sumsOfLanes(a, b, c, d);
}

function costsOfDogs(facts: usize, all: v128, each: v128): v128 {
  return i32x4.add(
    i32x4.mul(v128.load(facts, COSTS_WITH_DOGS), all),
    i32x4.mul(v128.load(facts, COSTS_OF_DOG), each),
  );
}

export function costsOfParty(): v128 {
  return costsOfFour(dogs);
}

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
export function fullPrices(nightly: v128, weekly: v128): v128 {
  return nights < WEEK ? nightly : i32x4.max_u(nightly, sevenths(weekly));
}

/** The same where all nights have the same rates. */
export function fullPricesOf(nightly: v128, weekly: v128): v128 {
  if (nights < WEEK) return i32x4.mul(nightly, i32x4.splat(nights));
  const six = i32x4.mul(nightly, i32x4.splat(WEEK - 1));
  // Of whole weeks nothing has to be rounded.
  const weeks = nights / WEEK;
  if (weeks * WEEK == nights) return i32x4.max_u(six, i32x4.mul(weekly, i32x4.splat(weeks)));
  return i32x4.max_u(six, sevenths(i32x4.mul(weekly, i32x4.splat(nights))));
}

// Rates of four homes during 16 days: four vectors. See RATES of the layout.

/** Days on which the second rates begin. */
export function changesAt(rates: usize): v128 {
  return i32x4.shr_u(v128.load(rates), 24);
}

/** Days on which they end. */
function returnsAt(rates: usize): v128 {
  return i32x4.shr_u(v128.load(rates, 16), 24);
}

/** Whether the second rates hold on that day of the 16. */
export function isSecondOn(rates: usize, day: i32): v128 {
  const on = i32x4.splat(day);
  return v128.and(i32x4.le_s(changesAt(rates), on), i32x4.gt_s(returnsAt(rates), on));
}

export function nightlyAt(rates: usize, isSecond: v128): v128 {
  const nightly = v128.bitselect(v128.load(rates, 16), v128.load(rates), isSecond);
  return v128.and(nightly, i32x4.splat(RATE_MASK));
}

export function weeklyAt(rates: usize, isSecond: v128): v128 {
  return v128.bitselect(v128.load(rates, 48), v128.load(rates, 32), isSecond);
}

/** How many of the days [low, high) of 16 have the second rates. */
export function secondDays(rates: usize, low: i32, high: i32): v128 {
  const from = i32x4.splat(low);
  const end = i32x4.splat(high);
  const begins = i32x4.max_s(i32x4.min_s(changesAt(rates), end), from);
  return i32x4.sub(i32x4.max_s(i32x4.min_s(returnsAt(rates), end), from), begins);
}

// Discounts.

/** Kinds that may fit at all: most searches are too early for the last minute, too short for long stays. */
export let mayBeEarly: bool = false;
export let mayBeLastMinute: bool = false;
export let mayBeLong: bool = false;

/** For arrivals on the days ahead [first, last]. */
export function prepareDiscounts(first: i32, last: i32): void {
  mayBeEarly = last >= load<i32>(EARLY_FROM);
  mayBeLastMinute = first <= load<i32>(LAST_MINUTE_UNTIL);
  mayBeLong = nights >= load<i32>(LONG_STAY_FROM);
}

/** One word of each of the four homes. */
function wordsAt(offset: i32): v128 {
  let words = v128.load32_zero(facts0 + offset);
  words = v128.load_lane<u32>(facts1 + offset, words, 1);
  words = v128.load_lane<u32>(facts2 + offset, words, 2);
  return v128.load_lane<u32>(facts3 + offset, words, 3);
}

/** Finds the discounts of the four; whether they have any that might fit. */
export function takeDiscounts(): bool {
  const none = i32x4.splat(0);
  const early = mayBeEarly ? wordsAt(DISCOUNTS) : none;
  const lastMinute = mayBeLastMinute ? wordsAt(DISCOUNTS + 4) : none;
  const longStay = mayBeLong ? wordsAt(DISCOUNTS + 8) : none;
  v128.store(DISCOUNTS_OF_FOUR, early);
  v128.store(DISCOUNTS_OF_FOUR, lastMinute, 16);
  v128.store(DISCOUNTS_OF_FOUR, longStay, 32);
  return v128.any_true(v128.or(v128.or(early, lastMinute), longStay));
}

/** Percents of the best discounts that fit. */
export function percentsOfFour(daysAhead: i32): v128 {
  const early = v128.load(DISCOUNTS_OF_FOUR);
  const lastMinute = v128.load(DISCOUNTS_OF_FOUR, 16);
  const longStay = v128.load(DISCOUNTS_OF_FOUR, 32);
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

/** Those of the four for which other discounts fit on some of the days ahead [first, last]: each begins or ends only once. */
export function discountsVary(first: i32, last: i32): u32 {
  if (first == last) return 0;
  const early = v128.load(DISCOUNTS_OF_FOUR);
  const lastMinute = v128.load(DISCOUNTS_OF_FOUR, 16);
  const begins = v128.andnot(
    i32x4.lt_s(early, i32x4.splat((last + 1) << 7)),
    i32x4.lt_s(early, i32x4.splat((first + 1) << 7)),
  );
  const ends = v128.andnot(
    i32x4.ge_s(lastMinute, i32x4.splat(first << 7)),
    i32x4.ge_s(lastMinute, i32x4.splat(last << 7)),
  );
  return i32x4.bitmask(v128.or(begins, ends));
}
