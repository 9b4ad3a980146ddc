import { dogs, nights, persons } from './current-query';
import {
  BASE_UNIT,
  CHARGES,
  CHARGE_BYTES,
  COSTS_OF_DOG,
  COSTS_WITH_DOGS,
  EARLY_FROM,
  LAST_MINUTE_UNTIL,
  LONG_STAY_FROM,
} from './layout';
import { PACKED_NIGHTS } from './lowest-four';
import { WEEK, costs, factsOf } from './prices';

// Prices of four homes at a time, wherever in the tile they are. All of it gives the cents of prices.ts;
// sums keep to 32 bits, see RATE_MAX.

/** Products of nights and persons that charges, as halves of words, are multiplied by. */
const PERSONS_MAX: i32 = 1000;

// The four homes: where they are, and from their charges the costs without dogs and the discounts that may fit.
let home: usize = 0;
let homes: usize = 0;
let costsOfAdults: v128 = i32x4.splat(0);
let early: v128 = i32x4.splat(0);
let lastMinute: v128 = i32x4.splat(0);
let longStay: v128 = i32x4.splat(0);

// Once for each query: what the halves of the charges are multiplied by.
let factors: v128 = i32x4.splat(0);
let areFactorsHalves: bool = false;

function prepareCosts(): void {
  areFactorsHalves = nights <= PACKED_NIGHTS && persons <= PERSONS_MAX;
  let halves = i16x8.replace_lane(i16x8(1, 0, 0, 0, 0, 0, 0, 0), 1, <i16>BASE_UNIT);
  halves = i16x8.replace_lane(halves, 2, <i16>nights);
  halves = i16x8.replace_lane(halves, 3, <i16>persons);
  factors = i16x8.replace_lane(halves, 4, <i16>(nights * persons));
}

/** The next four homes, as a piece of a list of slots. */
export function takeFour(tile: usize, list: usize): void {
  home = tile;
  homes = list;
  const charges = tile + CHARGES;
  const a = v128.load(charges + load<i32>(list) * CHARGE_BYTES);
  const b = v128.load(charges + load<i32>(list, 4) * CHARGE_BYTES);
  const c = v128.load(charges + load<i32>(list, 8) * CHARGE_BYTES);
  const d = v128.load(charges + load<i32>(list, 12) * CHARGE_BYTES);
  if (mayBeReduced) {
    const ab = v128.shuffle<i32>(a, b, 2, 6, 3, 7);
    const cd = v128.shuffle<i32>(c, d, 2, 6, 3, 7);
    const none = i32x4.splat(0);
    const both = v128.shuffle<i64>(ab, cd, 1, 3);
    early = mayBeEarly ? i32x4.shr_u(v128.shuffle<i64>(ab, cd, 0, 2), 16) : none;
    lastMinute = mayBeLastMinute ? v128.and(both, i32x4.splat(0xffff)) : none;
    longStay = mayBeLong ? i32x4.shr_u(both, 16) : none;
  }
  costsOfAdults = sumsOfLanes(
    i32x4.dot_i16x8_s(a, factors),
    i32x4.dot_i16x8_s(b, factors),
    i32x4.dot_i16x8_s(c, factors),
    i32x4.dot_i16x8_s(d, factors),
  );
  let others = areFactorsHalves ? i32x4.bitmask(costsOfAdults) : 15;
  if (others == 0) return;
  for (; others != 0; others &= others - 1) {
    const lane = <i32>ctz(others);
    putLane(lane, costs(tile, load<i32>(list + (lane << 2)), nights, persons, 0));
  }
}

function putLane(lane: i32, cents: i32): void {
  const own = i32x4.eq(i32x4(0, 1, 2, 3), i32x4.splat(lane));
  costsOfAdults = v128.bitselect(i32x4.splat(cents), costsOfAdults, own);
}

function factsOfLane(lane: i32): usize {
  return factsOf(home, load<i32>(homes + (lane << 2)));
}

/** The sums of the four lanes of each. */
function sumsOfLanes(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = i32x4.add(v128.shuffle<i32>(a, b, 0, 4, 1, 5), v128.shuffle<i32>(a, b, 2, 6, 3, 7));
  const cd = i32x4.add(v128.shuffle<i32>(c, d, 0, 4, 1, 5), v128.shuffle<i32>(c, d, 2, 6, 3, 7));
  return i32x4.add(v128.shuffle<i64>(ab, cd, 0, 2), v128.shuffle<i64>(ab, cd, 1, 3));
}

/** Mandatory costs of the party with so many dogs. */
export function costsOfFour(ownDogs: i32): v128 {
  if (ownDogs == 0) return costsOfAdults;
  const ones = i32x4(1, 1, 1, 1);
  const all = i32x4.replace_lane(
    i32x4.replace_lane(i32x4.replace_lane(ones, 1, nights), 2, persons),
    3,
    nights * persons,
  );
  const each = i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(0), 0, ownDogs), 1, ownDogs * nights);
  const a = costsOfDogs(factsOfLane(0), all, each);
  const b = costsOfDogs(factsOfLane(1), all, each);
  const c = costsOfDogs(factsOfLane(2), all, each);
  const d = costsOfDogs(factsOfLane(3), all, each);
  return i32x4.add(costsOfAdults, sumsOfLanes(a, b, c, d));
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

// Discounts.

/** Kinds that may fit at all: most searches are too early for the last minute, too short for long stays. */
export let mayBeEarly: bool = false;
export let mayBeLastMinute: bool = false;
export let mayBeLong: bool = false;
let mayBeReduced: bool = false;

/** Once for each query, for arrivals on the days ahead [first, last]. */
export function prepareFours(first: i32, last: i32): void {
  mayBeEarly = last >= load<i32>(EARLY_FROM);
  mayBeLastMinute = first <= load<i32>(LAST_MINUTE_UNTIL);
  mayBeLong = nights >= load<i32>(LONG_STAY_FROM);
  mayBeReduced = mayBeEarly || mayBeLastMinute || mayBeLong;
  prepareCosts();
}

/** Whether the four have discounts that might fit. */
export function areReduced(): bool {
  return mayBeReduced && v128.any_true(v128.or(v128.or(early, lastMinute), longStay));
}

/** Percents of the best discounts that fit. */
export function percentsOfFour(daysAhead: i32): v128 {
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
