import { isRunOfBlocks, isSlotOfTile } from './assertions';
import { clearBitmap } from './bitmaps';
import { boundPartyDifferences } from './tourist-tax';
import {
  DISCOUNT_PERCENTS,
  QUANTIZED_COSTS,
  TO_PRICE,
  UNQUANTIZED,
  WITHIN_PRICE,
  WITHIN_PRICE_WITH_DOGS,
  arrivalRange,
  four,
  query,
  run,
  screen,
} from './layout/places';
import { BITMAP_BYTES, PACKED_NIGHTS, QueryFlag, RATE_DAYS, RATE_SPANS, TILE_SLOTS } from './layout/sizes';
import { WEEK } from './prices';
import {
  CODE_MAX,
  NIGHTLY_HIGH,
  NIGHTLY_LOW,
  UNIT,
  WEEKLY_HIGH,
  WEEKLY_LOW,
  codesAt,
  costUnit,
} from './quantized-rates';
import { isOn } from './read-query';

// Classifies homes by price bounds: quantized rates and costs bound the prices of eight homes at a time from below
// and above, so that only those near a bound are priced. Sums are 16-bit words in units of ten cents, which saturate
// above all bounds.

/** Maximum rounding error of a price. */
const SLOP: i32 = 8;
/** Higher bounds are too close to the limit of 16 bits. */
const BOUND_MAX: i32 = 64000;
/** Products of nights and persons have to leave room for a code beside them. */
const PERSON_NIGHTS_MAX: i32 = 250;
const DOGS_MAX: i32 = 2;
const NO_BOUND: i32 = i32.MAX_VALUE;

/** Bits of the homes that may or may not be within the bounds, above the bits of those that are for certain. */
const UNSURE: i32 = 0xff00;

/** Prepares the screen once for each query with bounds, after `prepareFours`. */
export function prepareScreen(): void {
  if (ASSERT) assert(isOn(QueryFlag.bounded), 'The query has a bound.');
  const isUnbounded = query.priceMax == NO_BOUND;
  const nights = query.nights;
  const personNights = nights * query.persons;
  screen.least = (query.priceMin + UNIT - 1) / UNIT;
  screen.most = isUnbounded ? 65535 : query.priceMax / UNIT;
  screen.isPossible =
    nights >= 1 &&
    nights <= PACKED_NIGHTS &&
    personNights <= PERSON_NIGHTS_MAX &&
    query.dogs <= DOGS_MAX &&
    screen.least <= BOUND_MAX &&
    (isUnbounded || screen.most <= BOUND_MAX);
  screen.slack =
    costUnits(0) + costUnits(1) * nights + costUnits(2) * query.persons + personNights / 2 + 2 + SLOP;
  screen.dogSlack = costUnits(8) + costUnits(9) * nights;
  screen.fraction = nights < WEEK ? (nights << 15) / (WEEK - 1) : ((nights % WEEK) << 15) / WEEK;
}

/**
 * Writes to TO_PRICE the homes to be priced, and to WITHIN_PRICE those that are within the bounds for certain, with
 * `countDogs` also to WITHIN_PRICE_WITH_DOGS. With `isWide`, arrivals outside of the query's tolerance count, too.
 */
export function screenPrices(tile: usize, isWide: bool, countDogs: bool): void {
  const first = isWide ? arrivalRange.first : arrivalRange.nearFirst;
  const end = isWide ? arrivalRange.end : arrivalRange.nearEnd;
  if (ASSERT) assert(isRunOfBlocks(), 'The run consists of whole blocks.');
  clearBitmap(WITHIN_PRICE);
  if (countDogs)
    for (let count = 0; count <= DOGS_MAX; count += 1)
      clearBitmap(WITHIN_PRICE_WITH_DOGS + count * BITMAP_BYTES);
  if (!screen.isPossible || first >= end) return;
  const firstSpan = (query.firstDay + first) / RATE_DAYS;
  const lastSpan = (query.firstDay + end - 2 + query.nights) / RATE_DAYS;
  for (let at = run.from; at < run.until; at += 1) {
    const candidates = <i32>load<u8>(TO_PRICE + at);
    if (candidates == 0) continue;
    const slot = at << 3;
    const unknown =
      <i32>load<u8>(tile + UNQUANTIZED + at) | boundAccommodation(tile, slot, firstSpan, lastSpan);
    const codes = tile + QUANTIZED_COSTS + slot;
    const always = sumCosts(codes);
    let low = i16x8.add_sat_u(screen.lowest, always);
    let high = i16x8.add_sat_u(screen.highest, always);
    if (query.partyDifferences != 0) {
      boundPartyDifferences(tile, slot);
      // A reduction is not subtracted from the upper bound, since a saturated bound stands for more than its value.
      low = i16x8.sub_sat_u(low, screen.partyReduction);
      high = i16x8.add_sat_u(high, screen.partySurcharge);
    }
    let own = 0;
    if (!countDogs && query.dogs == 0)
      own = compareEight(low, i16x8.add_sat_u(high, i16x8.splat(<i16>screen.slack)));
    else {
      const once = sumCosts(codes + 4 * TILE_SLOTS);
      const each = sumDogCosts(codes);
      let dogCosts = i16x8.splat(0);
      let ownSlack = screen.slack;
      for (let count = 0; count <= DOGS_MAX; count += 1) {
        if (count > 0) {
          dogCosts = i16x8.add_sat_u(dogCosts, count == 1 ? i16x8.add_sat_u(once, each) : each);
          ownSlack += count == 1 ? screen.slack + screen.dogSlack : screen.dogSlack;
        }
        if (!countDogs && count != query.dogs) continue;
        const compared = compareEight(
          i16x8.add_sat_u(low, dogCosts),
          i16x8.add_sat_u(i16x8.add_sat_u(high, dogCosts), i16x8.splat(<i16>ownSlack)),
        );
        own |= compared & UNSURE;
        if (countDogs) store<u8>(WITHIN_PRICE_WITH_DOGS + count * BITMAP_BYTES + at, <u8>compared);
        if (count == query.dogs) own |= compared;
      }
    }
    const unsure = candidates & (unknown | (own >> 8));
    store<u8>(TO_PRICE + at, <u8>unsure);
    // Priced homes are inserted later.
    const sure = candidates & ~unsure;
    store<u8>(WITHIN_PRICE + at, <u8>(own & sure));
    if (countDogs)
      for (let count = 0; count <= DOGS_MAX; count += 1) {
        const byte = WITHIN_PRICE_WITH_DOGS + count * BITMAP_BYTES + at;
        store<u8>(byte, <u8>(<i32>load<u8>(byte) & sure));
      }
  }
}

/** Computes bounds of the accommodation price of eight homes; returns one bit for each whose rates exceed all codes. */
function boundAccommodation(tile: usize, slot: i32, firstSpan: i32, lastSpan: i32): i32 {
  if (ASSERT) assert(isSlotOfTile(slot) && (slot & 7) == 0, 'Eight homes lie together.');
  if (ASSERT)
    assert(
      firstSpan <= lastSpan && lastSpan - firstSpan < RATE_SPANS,
      'The spans are those of the ring buffer.',
    );
  const isLong = query.nights >= WEEK;
  let nightlyLow = i16x8.splat(<i16>CODE_MAX);
  let nightlyHigh = i16x8.splat(0);
  let weeklyLow = i16x8.splat(<i16>CODE_MAX);
  let weeklyHigh = i16x8.splat(0);
  for (let span = firstSpan; span <= lastSpan; span += 1) {
    const codes = tile + codesAt(span) + slot;
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
    screen.lowest = i16x8.max_u(sixLow, stayPrice(i16x8.mul(weeklyLow, weeklyLow)));
    screen.highest = i16x8.max_u(sixHigh, stayPrice(i16x8.mul(weeklyHigh, weeklyHigh)));
  } else if (query.nights == WEEK - 1) {
    screen.lowest = sixLow;
    screen.highest = sixHigh;
  } else {
    screen.lowest = takeFraction(sixLow, screen.fraction);
    screen.highest = takeFraction(sixHigh, screen.fraction);
  }
  let percent = i16x8.splat(0);
  const percents = tile + DISCOUNT_PERCENTS + slot;
  if (four.mayBeEarly) percent = v128.load8x8_u(percents);
  if (four.mayBeLastMinute) percent = i16x8.max_u(percent, v128.load8x8_u(percents, TILE_SLOTS));
  if (four.mayBeLong) percent = i16x8.max_u(percent, v128.load8x8_u(percents, 2 * TILE_SLOTS));
  if (v128.any_true(percent)) {
    // A hundredth is a little less than 328 of 2^15: the discount is rounded up.
    const share = i16x8.min_u(i16x8.mul(percent, i16x8.splat(328)), i16x8.splat(32767));
    screen.lowest = i16x8.sub_sat_u(
      screen.lowest,
      i16x8.shl(i16x8.q15mulr_sat_s(i16x8.shr_u(screen.lowest, 1), share), 1),
    );
  }
  return i16x8.bitmask(above);
}

/** A fraction of the prices, in parts of 2^15. */
function takeFraction(prices: v128, share: i32): v128 {
  return i16x8.shl(i16x8.q15mulr_sat_s(i16x8.shr_u(prices, 1), i16x8.splat(<i16>share)), 1);
}

/** The price of the nights from that of a week. */
function stayPrice(weeks: v128): v128 {
  let price = weeks;
  for (let nightsLeft = query.nights - WEEK; nightsLeft >= WEEK; nightsLeft -= WEEK)
    price = i16x8.add_sat_u(price, weeks);
  return screen.fraction == 0 ? price : i16x8.add_sat_u(price, takeFraction(weeks, screen.fraction));
}

/** Costs of every party of this size, or once with dogs; rounded down by up to `slack`. */
function sumCosts(codes: usize): v128 {
  const base = i16x8.mul(v128.load8x8_u(codes), i16x8.splat(<i16>costUnits(0)));
  const night = i16x8.mul(v128.load8x8_u(codes, TILE_SLOTS), i16x8.splat(<i16>(costUnits(1) * query.nights)));
  const person = i16x8.mul(
    v128.load8x8_u(codes, 2 * TILE_SLOTS),
    i16x8.splat(<i16>(costUnits(2) * query.persons)),
  );
  // Half a unit each: the product with 250 person-nights fits a word.
  const both = i16x8.mul(
    v128.load8x8_u(codes, 3 * TILE_SLOTS),
    i16x8.splat(<i16>(query.nights * query.persons)),
  );
  return i16x8.add_sat_u(i16x8.add_sat_u(base, night), i16x8.add_sat_u(person, i16x8.shr_u(both, 1)));
}

/** The costs that come with each dog. */
function sumDogCosts(codes: usize): v128 {
  const dog = i16x8.mul(v128.load8x8_u(codes, 8 * TILE_SLOTS), i16x8.splat(<i16>costUnits(8)));
  const night = i16x8.mul(
    v128.load8x8_u(codes, 9 * TILE_SLOTS),
    i16x8.splat(<i16>(costUnits(9) * query.nights)),
  );
  return i16x8.add_sat_u(dog, night);
}

/** Units represented by the code of a cost. */
function costUnits(factor: i32): i32 {
  return costUnit(factor) / UNIT;
}

/**
 * Returns a bit for each of the eight that is within the bounds for certain, and above these one for each that may or
 * may not be.
 */
function compareEight(low: v128, high: v128): i32 {
  const surelyLow = i16x8.sub_sat_u(low, i16x8.splat(<i16>SLOP));
  const within = v128.and(
    i16x8.ge_u(surelyLow, i16x8.splat(<i16>screen.least)),
    i16x8.le_u(high, i16x8.splat(<i16>screen.most)),
  );
  const outside = v128.or(
    i16x8.gt_u(surelyLow, i16x8.splat(<i16>min(65535, screen.most + 1))),
    i16x8.lt_u(high, i16x8.splat(<i16>max(0, screen.least - 1))),
  );
  return i16x8.bitmask(within) | ((~i16x8.bitmask(v128.or(within, outside)) & 255) << 8);
}
