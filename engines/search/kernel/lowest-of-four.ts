import { has } from './bitmaps';
import { findCheapest } from './cheapest-arrival';
import { areReduced, fullPrices, lessPercents, discountPercents } from './four-prices';
import {
  ARRIVALS_OF_FOUR,
  BOOKABLE_FROM,
  HAS_DISCOUNT_LIST,
  LOWEST_OF_FOUR,
  SUMS_OF_FOUR,
  arrivalRange,
  cheapest,
  four,
  query,
} from './layout/places';
import {
  BITMAP_BYTES,
  PACKED_NIGHTS,
  RATE_BYTES,
  RATE_DAYS,
  TOLERANCE_MAX,
  VECTOR_BYTES,
} from './layout/sizes';
import { WEEK } from './prices';
import { BY_SEASONS, CHANGE_MASK, RATE_MASK, ratesAt } from './rates';
import { isWindow, arrivalShift } from './read-query';

// Lowest accommodation price of four homes over the arrivals of a query: running sums over the nights are computed
// once, so each arrival takes two differences.

/** Bytes of SUMS_OF_FOUR by day: nightly and weekly sums. */
const DAY_SUMS: i32 = 2 * VECTOR_BYTES;

/** Computes, once per query, of how many nights the rates are summed: a week and more are priced by weekly rates. */
export function prepareLowest(): void {
  four.summedNights = min(query.nights, WEEK - 1);
}

/**
 * Writes to LOWEST_OF_FOUR the lowest accommodation prices of the four loaded homes for a tolerance of 0 to 3 days (a
 * window has only the first). Valid only if one of a home's arrivals within the tolerance is bookable. With `isWide`,
 * arrivals outside of the query's tolerance count, too.
 */
export function findLowest(tile: usize, list: usize, isWide: bool): void {
  if (ASSERT) assert(list == four.list && tile == four.tile, 'The homes are those that were taken.');
  let first = isWide ? arrivalRange.first : arrivalRange.nearFirst;
  let end = isWide ? arrivalRange.end : arrivalRange.nearEnd;
  readArrivals(list, first, end);
  while (first < end && load<u8>(ARRIVALS_OF_FOUR + first) == 0) first += 1;
  while (first < end && load<u8>(ARRIVALS_OF_FOUR + end - 1) == 0) end -= 1;
  if (first == end) return;
  let odd: u32 = 15;
  if (query.nights <= PACKED_NIGHTS) {
    odd = sumRates(tile, list, query.firstDay + first, query.firstDay + end - 1 + query.nights);
    for (let lane = 0; lane < 4; lane += 1)
      if (has(tile + HAS_DISCOUNT_LIST, load<i32>(list + (lane << 2)))) odd |= 1 << lane;
    if (odd != 15) priceShifts(first, end);
  }
  for (; odd != 0; odd &= odd - 1) {
    const lane = <i32>ctz(odd);
    findCheapest(tile, load<i32>(list + (lane << 2)), first, end);
    store<i32>(LOWEST_OF_FOUR + (lane << 2), cheapest.within0);
    store<i32>(LOWEST_OF_FOUR + (lane << 2), cheapest.within1, 16);
    store<i32>(LOWEST_OF_FOUR + (lane << 2), cheapest.within2, 32);
    store<i32>(LOWEST_OF_FOUR + (lane << 2), cheapest.within3, 48);
  }
}

/** Writes for each arrival one bit for each of the four homes that can be booked from it on. */
function readArrivals(list: usize, first: i32, end: i32): void {
  const a = load<i32>(list);
  const b = load<i32>(list, 4);
  const c = load<i32>(list, 8);
  const d = load<i32>(list, 12);
  let bookable = BOOKABLE_FROM + first * BITMAP_BYTES;
  for (let arrival = first; arrival < end; arrival += 1, bookable += BITMAP_BYTES) {
    const bits =
      ((<u32>load<u8>(bookable + (a >> 3)) >> (a & 7)) & 1) |
      (((<u32>load<u8>(bookable + (b >> 3)) >> (b & 7)) & 1) << 1) |
      (((<u32>load<u8>(bookable + (c >> 3)) >> (c & 7)) & 1) << 2) |
      (((<u32>load<u8>(bookable + (d >> 3)) >> (d & 7)) & 1) << 3);
    store<u8>(ARRIVALS_OF_FOUR + arrival, <u8>bits);
  }
}

/**
 * Writes to SUMS_OF_FOUR the running sums of nightly and weekly rates before each of the nights [day, end), and after
 * the last; returns which of the four have too many rates in some 16 days.
 */
function sumRates(tile: usize, list: usize, day: i32, end: i32): u32 {
  const a = load<i32>(list) * RATE_BYTES;
  const b = load<i32>(list, 4) * RATE_BYTES;
  const c = load<i32>(list, 8) * RATE_BYTES;
  const d = load<i32>(list, 12) * RATE_BYTES;
  const changeMask = i32x4.splat(CHANGE_MASK);
  const rateMask = i32x4.splat(RATE_MASK);
  let often = i32x4.splat(0);
  let nightly = i32x4.splat(0);
  let weekly = i32x4.splat(0);
  let out: usize = SUMS_OF_FOUR;
  for (let span = day / RATE_DAYS; day < end; span += 1) {
    const rates = tile + ratesAt(span);
    const ofA = v128.load(rates + a);
    const ofB = v128.load(rates + b);
    const ofC = v128.load(rates + c);
    const ofD = v128.load(rates + d);
    const nightlyAB = v128.shuffle<i32>(ofA, ofB, 0, 4, 1, 5);
    const nightlyCD = v128.shuffle<i32>(ofC, ofD, 0, 4, 1, 5);
    const weeklyAB = v128.shuffle<i32>(ofA, ofB, 2, 6, 3, 7);
    const weeklyCD = v128.shuffle<i32>(ofC, ofD, 2, 6, 3, 7);
    const first = v128.shuffle<i64>(nightlyAB, nightlyCD, 0, 2);
    const second = v128.shuffle<i64>(nightlyAB, nightlyCD, 1, 3);
    const changes = i32x4.shr_u(first, 24);
    const returns = i32x4.shr_u(second, 24);
    const ends = v128.and(returns, changeMask);
    often = v128.or(often, i32x4.eq(changes, i32x4.splat(BY_SEASONS)));
    const firstNightly = v128.and(first, rateMask);
    const secondNightly = v128.and(second, rateMask);
    const firstWeekly = v128.shuffle<i64>(weeklyAB, weeklyCD, 0, 2);
    const secondWeekly = v128.shuffle<i64>(weeklyAB, weeklyCD, 1, 3);
    let lastNightly = firstNightly;
    let lastWeekly = firstWeekly;
    const isNext = i32x4.gt_s(returns, changeMask);
    if (v128.any_true(isNext)) {
      const next = tile + ratesAt(span + 1);
      lastNightly = v128.bitselect(v128.and(gatherWords(next, a, b, c, d), rateMask), lastNightly, isNext);
      lastWeekly = v128.bitselect(gatherWords(next + 8, a, b, c, d), lastWeekly, isNext);
    }
    const until = min(end, (span + 1) * RATE_DAYS);
    for (; day < until; day += 1, out += DAY_SUMS) {
      v128.store(out, nightly);
      v128.store(out, weekly, 16);
      const on = i32x4.splat(day % RATE_DAYS);
      const isChanged = i32x4.le_s(changes, on);
      const isOver = i32x4.le_s(ends, on);
      const ownNightly = v128.bitselect(secondNightly, firstNightly, isChanged);
      nightly = i32x4.add(nightly, v128.bitselect(lastNightly, ownNightly, isOver));
      const ownWeekly = v128.bitselect(secondWeekly, firstWeekly, isChanged);
      weekly = i32x4.add(weekly, v128.bitselect(lastWeekly, ownWeekly, isOver));
    }
  }
  v128.store(out, nightly);
  v128.store(out, weekly, 16);
  return i32x4.bitmask(often);
}

function gatherWords(at: usize, a: i32, b: i32, c: i32, d: i32): v128 {
  let words = v128.load32_zero(at + a);
  words = v128.load_lane<u32>(at + b, words, 1);
  words = v128.load_lane<u32>(at + c, words, 2);
  return v128.load_lane<u32>(at + d, words, 3);
}

/** Prices the arrivals on which at least one of the four can be booked. */
function priceShifts(first: i32, end: i32): void {
  const none = i32x4.splat(-1);
  const bits = i32x4(1, 2, 4, 8);
  const isAnyArrival = isWindow();
  const isReduced = areReduced();
  let lowest0 = none;
  let lowest1 = none;
  let lowest2 = none;
  let lowest3 = none;
  let sums: usize = SUMS_OF_FOUR;
  for (let arrival = first; arrival < end; arrival += 1, sums += DAY_SUMS) {
    const bookable = <i32>load<u8>(ARRIVALS_OF_FOUR + arrival);
    if (bookable == 0) continue;
    const nightly = i32x4.sub(v128.load(sums + four.summedNights * DAY_SUMS), v128.load(sums));
    let weekly = none;
    if (query.nights >= WEEK)
      weekly = i32x4.sub(v128.load(sums + query.nights * DAY_SUMS, 16), v128.load(sums, 16));
    const full = fullPrices(nightly, weekly);
    const price = isReduced
      ? lessPercents(full, discountPercents(query.firstDay + arrival - query.today))
      : full;
    const isOut = i32x4.eq(v128.and(i32x4.splat(bookable), bits), i32x4.splat(0));
    const offered = v128.or(price, isOut);
    const shift = isAnyArrival ? 0 : arrivalShift(arrival);
    if (shift == 0) lowest0 = i32x4.min_u(lowest0, offered);
    else if (shift == 1) lowest1 = i32x4.min_u(lowest1, offered);
    else if (shift == 2) lowest2 = i32x4.min_u(lowest2, offered);
    else lowest3 = i32x4.min_u(lowest3, offered);
  }
  v128.store(LOWEST_OF_FOUR, lowest0);
  lowest1 = i32x4.min_u(lowest1, lowest0);
  v128.store(LOWEST_OF_FOUR, lowest1, 16);
  lowest2 = i32x4.min_u(lowest2, lowest1);
  v128.store(LOWEST_OF_FOUR, lowest2, 32);
  v128.store(LOWEST_OF_FOUR, i32x4.min_u(lowest3, lowest2), 48);
}

/** Address of the lowest accommodation of the four homes for a tolerance. */
export function lowestWithin(reach: i32): usize {
  if (ASSERT) assert(reach >= 0, 'A tolerance is some days.');
  return LOWEST_OF_FOUR + (reach > TOLERANCE_MAX ? 0 : reach << 4);
}
