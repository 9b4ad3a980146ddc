import { isSlotOfTile } from './assertions';
import { loadPartyDifferences } from './tourist-tax';
import { CHARGES, SLOT_LIST, discountLimits, four, query } from './layout/places';
import { CHARGES_BYTES, Facts } from './layout/shared-structures';
import { BASE_UNIT, PACKED_NIGHTS } from './layout/sizes';
import { WEEK, costs, factsAt } from './prices';

// Prices of four homes of a tile at a time. The results are the cents of prices.ts; sums fit into 32 bits, see
// RATE_MAX.

/** Products of nights and persons by which charges are multiplied, as 16-bit halves of words. */
const PERSONS_MAX: i32 = 1000;

/** Prepares the factors for charges, once per query. */
function prepareCosts(): void {
  four.areFactorsHalves = query.nights <= PACKED_NIGHTS && query.persons <= PERSONS_MAX;
  let halves = i16x8.replace_lane(i16x8(1, 0, 0, 0, 0, 0, 0, 0), 1, <i16>BASE_UNIT);
  halves = i16x8.replace_lane(halves, 2, <i16>query.nights);
  halves = i16x8.replace_lane(halves, 3, <i16>query.persons);
  four.factors = i16x8.replace_lane(halves, 4, <i16>(query.nights * query.persons));
}

/** Loads the next four homes of a list of slots: their costs and the discounts that may apply. */
export function takeFour(tile: usize, list: usize): void {
  if (ASSERT) assert(list >= <usize>SLOT_LIST && (list & 15) == 0, 'The homes are four of the list.');
  if (ASSERT)
    assert(isSlotOfTile(load<i32>(list)) && isSlotOfTile(load<i32>(list, 12)), 'The slots are of the tile.');
  four.tile = tile;
  four.list = list;
  const charges = tile + CHARGES;
  const a = v128.load(charges + load<i32>(list) * CHARGES_BYTES);
  const b = v128.load(charges + load<i32>(list, 4) * CHARGES_BYTES);
  const c = v128.load(charges + load<i32>(list, 8) * CHARGES_BYTES);
  const d = v128.load(charges + load<i32>(list, 12) * CHARGES_BYTES);
  if (four.mayBeReduced) {
    const ab = v128.shuffle<i32>(a, b, 2, 6, 3, 7);
    const cd = v128.shuffle<i32>(c, d, 2, 6, 3, 7);
    const none = i32x4.splat(0);
    const both = v128.shuffle<i64>(ab, cd, 1, 3);
    four.early = four.mayBeEarly ? i32x4.shr_u(v128.shuffle<i64>(ab, cd, 0, 2), 16) : none;
    four.lastMinute = four.mayBeLastMinute ? v128.and(both, i32x4.splat(0xffff)) : none;
    four.longStay = four.mayBeLong ? i32x4.shr_u(both, 16) : none;
  }
  four.costs = sumEachLane(
    i32x4.dot_i16x8_s(a, four.factors),
    i32x4.dot_i16x8_s(b, four.factors),
    i32x4.dot_i16x8_s(c, four.factors),
    i32x4.dot_i16x8_s(d, four.factors),
  );
  let others = four.areFactorsHalves ? i32x4.bitmask(four.costs) : 15;
  for (; others != 0; others &= others - 1) {
    const lane = <i32>ctz(others);
    putCosts(lane, costs(tile, load<i32>(list + (lane << 2)), query.nights, query.persons, 0));
  }
  if (query.partyDifferences == 0) return;
  const taxes = loadPartyDifferences(
    tile,
    load<i32>(list),
    load<i32>(list, 4),
    load<i32>(list, 8),
    load<i32>(list, 12),
  );
  four.costs = i32x4.add(four.costs, taxes);
}

function putCosts(lane: i32, cents: i32): void {
  const own = i32x4.eq(i32x4(0, 1, 2, 3), i32x4.splat(lane));
  four.costs = v128.bitselect(i32x4.splat(cents), four.costs, own);
}

function factsAtLane(lane: i32): Facts {
  return factsAt(four.tile, load<i32>(four.list + (lane << 2)));
}

function sumEachLane(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = i32x4.add(v128.shuffle<i32>(a, b, 0, 4, 1, 5), v128.shuffle<i32>(a, b, 2, 6, 3, 7));
  const cd = i32x4.add(v128.shuffle<i32>(c, d, 0, 4, 1, 5), v128.shuffle<i32>(c, d, 2, 6, 3, 7));
  return i32x4.add(v128.shuffle<i64>(ab, cd, 0, 2), v128.shuffle<i64>(ab, cd, 1, 3));
}

/** Mandatory costs of the four homes for the party with this many dogs. */
export function costsWithDogs(ownDogs: i32): v128 {
  if (ASSERT) assert(ownDogs >= 0, 'Dogs are counted.');
  if (ownDogs == 0) return four.costs;
  const ones = i32x4(1, 1, 1, 1);
  const all = i32x4.replace_lane(
    i32x4.replace_lane(i32x4.replace_lane(ones, 1, query.nights), 2, query.persons),
    3,
    query.nights * query.persons,
  );
  const each = i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(0), 0, ownDogs), 1, ownDogs * query.nights);
  const a = dogCosts(factsAtLane(0), all, each);
  const b = dogCosts(factsAtLane(1), all, each);
  const c = dogCosts(factsAtLane(2), all, each);
  const d = dogCosts(factsAtLane(3), all, each);
  return i32x4.add(four.costs, sumEachLane(a, b, c, d));
}

/** Costs of one home for dogs, by factor. */
function dogCosts(facts: Facts, all: v128, each: v128): v128 {
  return i32x4.add(
    i32x4.mul(v128.load(changetype<usize>(facts), offsetof<Facts>('onceWithDogs')), all),
    i32x4.mul(v128.load(changetype<usize>(facts), offsetof<Facts>('dog')), each),
  );
}

/** Mandatory costs of the four homes for the query's party. */
export function partyCosts(): v128 {
  return costsWithDogs(query.dogs);
}

/** A seventh of each sum, rounded half up: (2 * sum + 7) / 14 equals (sum + 3) / 7 for integers. Exact below 2^31. */
function sevenths(sums: v128): v128 {
  // Divides by 7 by multiplying with 2^34 / 7, rounded up, and taking the upper half.
  const factor = i32x4.splat(0x92492493);
  const dividends = i32x4.add(sums, i32x4.splat(3));
  const low = i64x2.extmul_low_i32x4_u(dividends, factor);
  const high = i64x2.extmul_high_i32x4_u(dividends, factor);
  return i32x4.shr_u(v128.shuffle<i32>(low, high, 1, 3, 5, 7), 2);
}

/** Subtracts percents and rounds half up: (2 * full * percent + 100) / 200 equals (full * percent + 50) / 100. */
export function lessPercents(full: v128, percents: v128): v128 {
  const factor = i32x4.splat(0x51eb851f);
  const dividends = i32x4.add(i32x4.mul(full, percents), i32x4.splat(50));
  const low = i64x2.extmul_low_i32x4_u(dividends, factor);
  const high = i64x2.extmul_high_i32x4_u(dividends, factor);
  return i32x4.sub(full, i32x4.shr_u(v128.shuffle<i32>(low, high, 1, 3, 5, 7), 5));
}

/** Accommodation price before discounts, from the sums over all nights, the first six nights, and weekly rates. */
export function fullPrices(nightly: v128, weekly: v128): v128 {
  return query.nights < WEEK ? nightly : i32x4.max_u(nightly, sevenths(weekly));
}

/** Accommodation price before discounts if all nights have the same rates. */
export function steadyFullPrices(nightly: v128, weekly: v128): v128 {
  if (query.nights < WEEK) return i32x4.mul(nightly, i32x4.splat(query.nights));
  const six = i32x4.mul(nightly, i32x4.splat(WEEK - 1));
  // Whole weeks need no rounding.
  const weeks = query.nights / WEEK;
  if (weeks * WEEK == query.nights) return i32x4.max_u(six, i32x4.mul(weekly, i32x4.splat(weeks)));
  return i32x4.max_u(six, sevenths(i32x4.mul(weekly, i32x4.splat(query.nights))));
}

export function prepareFours(first: i32, last: i32): void {
  if (ASSERT)
    assert(query.nights >= 1 && query.persons >= 0 && query.dogs >= 0, 'The party and its stay are valid.');
  four.mayBeEarly = last >= discountLimits.earlyFrom;
  four.mayBeLastMinute = first <= discountLimits.lastMinuteUntil;
  four.mayBeLong = query.nights >= discountLimits.longStayFrom;
  four.mayBeReduced = four.mayBeEarly || four.mayBeLastMinute || four.mayBeLong;
  prepareCosts();
}

export function areReduced(): bool {
  return four.mayBeReduced && v128.any_true(v128.or(v128.or(four.early, four.lastMinute), four.longStay));
}

/** Percents of the best applicable discount of each of the four, for an arrival this many days ahead. */
export function discountPercents(daysAhead: i32): v128 {
  const percent = i32x4.splat(127);
  // The threshold is in the bits above the percent, so both are compared at once.
  const isEarly = i32x4.lt_s(four.early, i32x4.splat((daysAhead + 1) << 7));
  const isLast = i32x4.ge_s(four.lastMinute, i32x4.splat(daysAhead << 7));
  const isLong = i32x4.lt_s(four.longStay, i32x4.splat((query.nights + 1) << 7));
  return i32x4.max_s(
    i32x4.max_s(
      v128.and(v128.and(four.early, percent), isEarly),
      v128.and(v128.and(four.lastMinute, percent), isLast),
    ),
    v128.and(v128.and(four.longStay, percent), isLong),
  );
}

/**
 * Returns a bit for each of the four whose applicable discounts differ among the days ahead [first, last]; each
 * discount begins or ends only once.
 */
export function discountsVary(first: i32, last: i32): u32 {
  if (ASSERT) assert(first <= last, 'The days are in order.');
  if (first == last) return 0;
  const begins = v128.andnot(
    i32x4.lt_s(four.early, i32x4.splat((last + 1) << 7)),
    i32x4.lt_s(four.early, i32x4.splat((first + 1) << 7)),
  );
  const ends = v128.andnot(
    i32x4.ge_s(four.lastMinute, i32x4.splat(first << 7)),
    i32x4.ge_s(four.lastMinute, i32x4.splat(last << 7)),
  );
  return i32x4.bitmask(v128.or(begins, ends));
}
