import {
  CODE_MAX,
  NIGHTLY_HIGH,
  NIGHTLY_LOW,
  UNIT,
  WEEKLY_HIGH,
  WEEKLY_LOW,
  codesOfSpan,
  costUnit,
} from './codes';
import {
  dogs,
  firstArrival,
  firstDay,
  lastArrival,
  nearFirst,
  nearLast,
  nights,
  persons,
  priceMax,
  priceMin,
} from './current-query';
import { mayBeEarly, mayBeLastMinute, mayBeLong } from './four-prices';
import { COST_CODES, PERCENTS, RATE_DAYS, SET, TILE_SLOTS, UNCODED } from './layout';
import { PACKED_NIGHTS } from './lowest-four';
import { WEEK } from './prices';
import { CANDIDATES, WITHIN, WITHIN_DOGS, clearSet, runFrom, runUntil } from './tile-sets';

// Which homes keep to the price bounds for certain, and which do not: from bytes of eight homes at a time, so
// that only those near a bound are priced. Sums are words of 16 bits in units of ten cents, which end where
// all bounds are passed.

/** What rounding may add to or take from a price. */
const SLOP: i32 = 8;
/** Bounds from here on are not decided. */
const BOUND_MAX: i32 = 64000;
/** Products of nights and persons have to leave room for a code beside them. */
const PERSON_NIGHTS_MAX: i32 = 250;
const DOGS_MAX: i32 = 2;
const NO_BOUND: i32 = i32.MAX_VALUE;

/** Bits of the unsure. */
const UNSURE: i32 = 0xff00;

let canDecide: bool = false;
let isUnbounded: bool = false;
let least: i32 = 0;
let most: i32 = 0;
/** The part of six nights, or of a week above whole ones, as a fraction of 2^15. */
let fraction: i32 = 0;

/** How much more the costs may be than their codes tell, with what rounding does; how much more with each dog. */
let slack: i32 = 0;
let slackOfDog: i32 = 0;

/** Once for each query with bounds, after the discounts that may fit are known. */
export function prepareDecisions(): void {
  isUnbounded = priceMax == NO_BOUND;
  least = (priceMin + UNIT - 1) / UNIT;
  most = isUnbounded ? 65535 : priceMax / UNIT;
  canDecide =
    nights >= 1 &&
    nights <= PACKED_NIGHTS &&
    nights * persons <= PERSON_NIGHTS_MAX &&
    dogs <= DOGS_MAX &&
    least <= BOUND_MAX &&
    (isUnbounded || most <= BOUND_MAX);
  slack = unitsOf(0) + unitsOf(1) * nights + unitsOf(2) * persons + (nights * persons) / 2 + 2 + SLOP;
  slackOfDog = unitsOf(8) + unitsOf(9) * nights;
  fraction = nights < WEEK ? (nights << 15) / (WEEK - 1) : ((nights % WEEK) << 15) / WEEK;
}

// Of the eight homes at work: bounds of the accommodation after discount.
let lowest: v128 = i32x4.splat(0);
let highest: v128 = i32x4.splat(0);

/**
 * Of CANDIDATES leaves those that have to be priced; WITHIN gets those that keep to the bounds for certain,
 * with `doDogsCount` WITHIN_DOGS likewise. With arrivals outside of the query's tolerance where `isWide`.
 */
export function decide(tile: usize, isWide: bool, doDogsCount: bool): void {
  const first = isWide ? firstArrival : nearFirst;
  const end = isWide ? lastArrival : nearLast;
  clearSet(WITHIN);
  if (doDogsCount) for (let count = 0; count <= DOGS_MAX; count += 1) clearSet(WITHIN_DOGS + count * SET);
  if (!canDecide || first >= end) return;
  const firstSpan = (firstDay + first) / RATE_DAYS;
  const lastSpan = (firstDay + end - 2 + nights) / RATE_DAYS;
  for (let at = runFrom; at < runUntil; at += 1) {
    const candidates = <i32>load<u8>(CANDIDATES + at);
    if (candidates == 0) continue;
    const slot = at << 3;
    const open = (<i32>load<u8>(tile + UNCODED + at)) | boundAccommodation(tile, slot, firstSpan, lastSpan);
    const codes = tile + COST_CODES + slot;
    const always = costsOfEight(codes);
    const low = i16x8.add_sat_u(lowest, always);
    const high = i16x8.add_sat_u(highest, always);
    let own = 0;
    if (!doDogsCount && dogs == 0) own = judgeEight(low, i16x8.add_sat_u(high, i16x8.splat(<i16>slack)));
    else {
      const once = costsOfEight(codes + 4 * TILE_SLOTS);
      const each = costsOfEachDog(codes);
      let dogCosts = i16x8.splat(0);
      let ownSlack = slack;
      for (let count = 0; count <= DOGS_MAX; count += 1) {
        if (count > 0) {
          dogCosts = i16x8.add_sat_u(dogCosts, count == 1 ? i16x8.add_sat_u(once, each) : each);
          ownSlack += count == 1 ? slack + slackOfDog : slackOfDog;
        }
        if (!doDogsCount && count != dogs) continue;
        const judged = judgeEight(
          i16x8.add_sat_u(low, dogCosts),
          i16x8.add_sat_u(i16x8.add_sat_u(high, dogCosts), i16x8.splat(<i16>ownSlack)),
        );
        own |= judged & UNSURE;
        if (doDogsCount) store<u8>(WITHIN_DOGS + count * SET + at, <u8>judged);
        if (count == dogs) own |= judged;
      }
    }
    const unsure = candidates & (open | (own >> 8));
    store<u8>(CANDIDATES + at, <u8>unsure);
    // Whoever is priced is put in then.
    const sure = candidates & ~unsure;
    store<u8>(WITHIN + at, <u8>(own & sure));
    if (doDogsCount)
      for (let set = WITHIN_DOGS + at; set < WITHIN_DOGS + (DOGS_MAX + 1) * SET; set += SET)
        store<u8>(set, <u8>((<i32>load<u8>(set)) & sure));
  }
}

/** Finds the bounds of the accommodation; those of the eight with rates above all codes. */
function boundAccommodation(tile: usize, slot: i32, firstSpan: i32, lastSpan: i32): i32 {
  const isLong = nights >= WEEK;
  let nightlyLow = i16x8.splat(<i16>CODE_MAX);
  let nightlyHigh = i16x8.splat(0);
  let weeklyLow = i16x8.splat(<i16>CODE_MAX);
  let weeklyHigh = i16x8.splat(0);
  for (let span = firstSpan; span <= lastSpan; span += 1) {
    const codes = tile + codesOfSpan(span) + slot;
    nightlyLow = i16x8.min_u(nightlyLow, v128.load8x8_u(codes, NIGHTLY_LOW));
    nightlyHigh = i16x8.max_u(nightlyHigh, v128.load8x8_u(codes, NIGHTLY_HIGH));
    if (!isLong) continue;
    weeklyLow = i16x8.min_u(weeklyLow, v128.load8x8_u(codes, WEEKLY_LOW));
    weeklyHigh = i16x8.max_u(weeklyHigh, v128.load8x8_u(codes, WEEKLY_HIGH));
  }
  const above = i16x8.eq(i16x8.max_u(nightlyHigh, weeklyHigh), i16x8.splat(<i16>CODE_MAX));
  const sixLow = i16x8.mul(nightlyLow, nightlyLow);
  const sixHigh = i16x8.mul(nightlyHigh, nightlyHigh);
  if (isLong) {
    lowest = i16x8.max_u(sixLow, stayOf(i16x8.mul(weeklyLow, weeklyLow)));
    highest = i16x8.max_u(sixHigh, stayOf(i16x8.mul(weeklyHigh, weeklyHigh)));
  } else if (nights == WEEK - 1) {
    lowest = sixLow;
    highest = sixHigh;
  } else {
    lowest = partOf(sixLow, fraction);
    highest = partOf(sixHigh, fraction);
  }
  let percent = i16x8.splat(0);
  const percents = tile + PERCENTS + slot;
  if (mayBeEarly) percent = v128.load8x8_u(percents);
  if (mayBeLastMinute) percent = i16x8.max_u(percent, v128.load8x8_u(percents, TILE_SLOTS));
  if (mayBeLong) percent = i16x8.max_u(percent, v128.load8x8_u(percents, 2 * TILE_SLOTS));
  if (v128.any_true(percent)) {
    // A hundredth is a little less than 328 of 2^15: the discount is rounded up.
    const share = i16x8.min_u(i16x8.mul(percent, i16x8.splat(328)), i16x8.splat(32767));
    lowest = i16x8.sub_sat_u(lowest, i16x8.shl(i16x8.q15mulr_sat_s(i16x8.shr_u(lowest, 1), share), 1));
  }
  return i16x8.bitmask(above);
}

/** That many of 2^15. */
function partOf(prices: v128, share: i32): v128 {
  return i16x8.shl(i16x8.q15mulr_sat_s(i16x8.shr_u(prices, 1), i16x8.splat(<i16>share)), 1);
}

/** The price of the nights from that of a week. */
function stayOf(weeks: v128): v128 {
  let price = weeks;
  for (let nightsLeft = nights - WEEK; nightsLeft >= WEEK; nightsLeft -= WEEK)
    price = i16x8.add_sat_u(price, weeks);
  return fraction == 0 ? price : i16x8.add_sat_u(price, partOf(weeks, fraction));
}

/** Costs that every party of so many has, or that come once with dogs; rounded down by up to `slack`. */
function costsOfEight(codes: usize): v128 {
  const base = i16x8.mul(v128.load8x8_u(codes), i16x8.splat(<i16>unitsOf(0)));
  const night = i16x8.mul(v128.load8x8_u(codes, TILE_SLOTS), i16x8.splat(<i16>(unitsOf(1) * nights)));
  const person = i16x8.mul(v128.load8x8_u(codes, 2 * TILE_SLOTS), i16x8.splat(<i16>(unitsOf(2) * persons)));
  // Half a unit each: the product with 250 person-nights fits a word.
  const both = i16x8.mul(v128.load8x8_u(codes, 3 * TILE_SLOTS), i16x8.splat(<i16>(nights * persons)));
  return i16x8.add_sat_u(i16x8.add_sat_u(base, night), i16x8.add_sat_u(person, i16x8.shr_u(both, 1)));
}

function costsOfEachDog(codes: usize): v128 {
  const dog = i16x8.mul(v128.load8x8_u(codes, 8 * TILE_SLOTS), i16x8.splat(<i16>unitsOf(8)));
  const night = i16x8.mul(v128.load8x8_u(codes, 9 * TILE_SLOTS), i16x8.splat(<i16>(unitsOf(9) * nights)));
  return i16x8.add_sat_u(dog, night);
}

function unitsOf(factor: i32): i32 {
  return costUnit(factor) / UNIT;
}

/** A bit for each of the eight that is within the bounds for certain; above these, one for each that may be or not. */
function judgeEight(low: v128, high: v128): i32 {
  const surelyLow = i16x8.sub_sat_u(low, i16x8.splat(<i16>SLOP));
  const within = v128.and(
    i16x8.ge_u(surelyLow, i16x8.splat(<i16>least)),
    i16x8.le_u(high, i16x8.splat(<i16>most)),
  );
  const outside = v128.or(
    i16x8.gt_u(surelyLow, i16x8.splat(<i16>min(65535, most + 1))),
    i16x8.lt_u(high, i16x8.splat(<i16>max(0, least - 1))),
  );
  return i16x8.bitmask(within) | ((~i16x8.bitmask(v128.or(within, outside)) & 255) << 8);
}
