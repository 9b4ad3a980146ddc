import { cheapest0, cheapest1, cheapest2, cheapest3, findCheapest } from './cheapest';
import {
  TOLERANCE_MAX,
  firstArrival,
  firstDay,
  isWindow,
  lastArrival,
  nearFirst,
  nearLast,
  nights,
  shiftOf,
  today,
} from './current-query';
import { BY_SEASONS, ratesOfSpan, RATE_MASK } from './fill';
import {
  changesAt,
  fullPrices,
  isSecondOn,
  lessPercents,
  nightlyAt,
  percentsOfFour,
  secondDays,
  takeDiscounts,
  weeklyAt,
} from './four-prices';
import { MANY_DISCOUNTS, RATE_DAYS, SET } from './layout';
import { WEEK } from './prices';
import { FITS, FITS_OF_FOUR, LOWEST_FOUR, RATES_OF_FOUR, isInSet } from './tile-sets';

/** Sums of rates over more nights might pass 32 bits. */
export const PACKED_NIGHTS: i32 = 31;

/** Nights whose nightly rates count: all, or the first six. */
let nightsOfSum: i32 = 0;
/** The 16 days that RATES_OF_FOUR begins with. */
let firstSpan: i32 = 0;

/** The day within its 16 days. */
const DAY: i32 = RATE_DAYS - 1;

/** Once for each query. */
export function prepareLowest(): void {
  nightsOfSum = min(nights, WEEK - 1);
}

/** Where the rates of the four homes are for the days around that one. */
function ratesOn(day: i32): usize {
  return RATES_OF_FOUR + ((day / RATE_DAYS - firstSpan) << 6);
}

/**
 * Leaves in LOWEST_FOUR the lowest accommodation of the four homes that were taken, for a tolerance of 0 to
 * 3 days (a window has the first alone). It holds where one of a home's arrivals within the tolerance is
 * bookable. Arrivals outside of the query's tolerance are looked at where `isWide`.
 */
export function findLowest(tile: usize, list: usize, isWide: bool): void {
  let first = isWide ? firstArrival : nearFirst;
  let end = isWide ? lastArrival : nearLast;
  takeFits(list, first, end);
  while (first < end && load<u8>(FITS_OF_FOUR + first) == 0) first += 1;
  while (first < end && load<u8>(FITS_OF_FOUR + end - 1) == 0) end -= 1;
  if (first == end) return;
  let odd: u32 = 15;
  if (nights <= PACKED_NIGHTS) {
    odd = takeRates(tile, list, firstDay + first, firstDay + end - 2 + nights);
    for (let lane = 0; lane < 4; lane += 1)
      if (isInSet(tile + MANY_DISCOUNTS, load<i32>(list + (lane << 2)))) odd |= 1 << lane;
    if (odd != 15) priceShifts(first, end);
  }
  for (; odd != 0; odd &= odd - 1) {
    const lane = <i32>ctz(odd);
    findCheapest(tile, load<i32>(list + (lane << 2)), first, end);
    store<i32>(LOWEST_FOUR + (lane << 2), cheapest0);
    store<i32>(LOWEST_FOUR + (lane << 2), cheapest1, 16);
    store<i32>(LOWEST_FOUR + (lane << 2), cheapest2, 32);
    store<i32>(LOWEST_FOUR + (lane << 2), cheapest3, 48);
  }
}

/** A bit for each of the four at each arrival. */
function takeFits(list: usize, first: i32, end: i32): void {
  const a = load<i32>(list);
  const b = load<i32>(list, 4);
  const c = load<i32>(list, 8);
  const d = load<i32>(list, 12);
  let fits = FITS + first * SET;
  for (let arrival = first; arrival < end; arrival += 1, fits += SET) {
    const four =
      (((<u32>load<u8>(fits + (a >> 3))) >> (a & 7)) & 1) |
      ((((<u32>load<u8>(fits + (b >> 3))) >> (b & 7)) & 1) << 1) |
      ((((<u32>load<u8>(fits + (c >> 3))) >> (c & 7)) & 1) << 2) |
      ((((<u32>load<u8>(fits + (d >> 3))) >> (d & 7)) & 1) << 3);
    store<u8>(FITS_OF_FOUR + arrival, <u8>four);
  }
}

/** Puts the rates of the four side by side; those with too many rates in some 16 days of the nights [day, last]. */
function takeRates(tile: usize, list: usize, day: i32, last: i32): u32 {
  firstSpan = day / RATE_DAYS;
  const a = load<i32>(list) << 4;
  const b = load<i32>(list, 4) << 4;
  const c = load<i32>(list, 8) << 4;
  const d = load<i32>(list, 12) << 4;
  let often = i32x4.splat(0);
  let out: usize = RATES_OF_FOUR;
  for (let span = firstSpan; span <= last / RATE_DAYS; span += 1, out += 64) {
    const rates = tile + ratesOfSpan(span);
    const ofA = v128.load(rates + a);
    const ofB = v128.load(rates + b);
    const ofC = v128.load(rates + c);
    const ofD = v128.load(rates + d);
    const nightlyAB = v128.shuffle<i32>(ofA, ofB, 0, 4, 1, 5);
    const nightlyCD = v128.shuffle<i32>(ofC, ofD, 0, 4, 1, 5);
    const weeklyAB = v128.shuffle<i32>(ofA, ofB, 2, 6, 3, 7);
    const weeklyCD = v128.shuffle<i32>(ofC, ofD, 2, 6, 3, 7);
    v128.store(out, v128.shuffle<i64>(nightlyAB, nightlyCD, 0, 2));
    v128.store(out, v128.shuffle<i64>(nightlyAB, nightlyCD, 1, 3), 16);
    v128.store(out, v128.shuffle<i64>(weeklyAB, weeklyCD, 0, 2), 32);
    v128.store(out, v128.shuffle<i64>(weeklyAB, weeklyCD, 1, 3), 48);
    often = v128.or(often, i32x4.eq(changesAt(out), i32x4.splat(BY_SEASONS)));
  }
  return i32x4.bitmask(often);
}

/** Sums of the nightly or of the weekly rates of the nights [day, end). */
function sumRates(day: i32, end: i32, isWeekly: bool): v128 {
  let sum = i32x4.splat(0);
  while (day < end) {
    const low = day & DAY;
    const high = min(RATE_DAYS, low + end - day);
    const rates = ratesOn(day);
    const second = secondDays(rates, low, high);
    const first = i32x4.sub(i32x4.splat(high - low), second);
    const mask = i32x4.splat(RATE_MASK);
    const firstRate = isWeekly ? v128.load(rates, 32) : v128.and(v128.load(rates), mask);
    const secondRate = isWeekly ? v128.load(rates, 48) : v128.and(v128.load(rates, 16), mask);
    sum = i32x4.add(sum, i32x4.add(i32x4.mul(first, firstRate), i32x4.mul(second, secondRate)));
    day += high - low;
  }
  return sum;
}

/** Prices arrival by arrival; from one to the next a night leaves the sums, and one comes in. */
function priceShifts(first: i32, end: i32): void {
  const none = i32x4.splat(-1);
  const bits = i32x4(1, 2, 4, 8);
  const isAnyArrival = isWindow();
  const isReduced = takeDiscounts();
  let lowest0 = none;
  let lowest1 = none;
  let lowest2 = none;
  let lowest3 = none;
  const start = firstDay + first;
  let nightly = sumRates(start, start + nightsOfSum, false);
  let weekly = none;
  if (nights >= WEEK) weekly = sumRates(start, start + nights, true);
  for (let arrival = first; arrival < end; arrival += 1) {
    const day = firstDay + arrival;
    const fits = <i32>load<u8>(FITS_OF_FOUR + arrival);
    if (fits != 0) {
      const full = fullPrices(nightly, weekly);
      const price = isReduced ? lessPercents(full, percentsOfFour(day - today)) : full;
      const isOut = i32x4.eq(v128.and(i32x4.splat(fits), bits), i32x4.splat(0));
      const offered = v128.or(price, isOut);
      const shift = isAnyArrival ? 0 : shiftOf(arrival);
      if (shift == 0) lowest0 = i32x4.min_u(lowest0, offered);
      else if (shift == 1) lowest1 = i32x4.min_u(lowest1, offered);
      else if (shift == 2) lowest2 = i32x4.min_u(lowest2, offered);
      else lowest3 = i32x4.min_u(lowest3, offered);
    }
    if (arrival + 1 == end) break;
    const leaving = ratesOn(day);
    const isLeavingSecond = isSecondOn(leaving, day & DAY);
    const entering = ratesOn(day + nightsOfSum);
    nightly = i32x4.add(
      i32x4.sub(nightly, nightlyAt(leaving, isLeavingSecond)),
      nightlyAt(entering, isSecondOn(entering, (day + nightsOfSum) & DAY)),
    );
    if (nights < WEEK) continue;
    const last = ratesOn(day + nights);
    weekly = i32x4.add(
      i32x4.sub(weekly, weeklyAt(leaving, isLeavingSecond)),
      weeklyAt(last, isSecondOn(last, (day + nights) & DAY)),
    );
  }
  v128.store(LOWEST_FOUR, lowest0);
  lowest1 = i32x4.min_u(lowest1, lowest0);
  v128.store(LOWEST_FOUR, lowest1, 16);
  lowest2 = i32x4.min_u(lowest2, lowest1);
  v128.store(LOWEST_FOUR, lowest2, 32);
  v128.store(LOWEST_FOUR, i32x4.min_u(lowest3, lowest2), 48);
}

/** Where the lowest accommodation for a tolerance stands. */
export function lowestWithin(reach: i32): usize {
  return LOWEST_FOUR + (reach > TOLERANCE_MAX ? 0 : reach << 4);
}
