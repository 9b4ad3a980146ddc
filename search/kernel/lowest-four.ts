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
import { BY_SEASONS, RATE_MASK, ratesOfSpan } from './fill';
import {
  areDiscountsSame,
  changesAt,
  earlyDays,
  fullPrices,
  haveDiscounts,
  lessPercents,
  nightlyAt,
  percentsOfFour,
  weeklyAt,
} from './four-prices';
import { MANY_DISCOUNTS, RATE_DAYS, RATE_STEP, SET } from './layout';
import { WEEK } from './prices';
import { FITS, LOWEST_FOUR, RATE_SPANS, fourOf } from './tile-sets';

/** Sums of rates over more nights might pass 32 bits. */
const PACKED_NIGHTS: i32 = 31;

/** The 16 days that RATE_SPANS begins with. */
let firstSpan: i32 = 0;
/** Nights whose nightly rates count: all, or the first six. */
let nightsOfSum: i32 = 0;

/** The day within its 16 days. */
const DAY: i32 = RATE_DAYS - 1;

/** Once for each query, before any prices. */
export function prepareLowest(): void {
  nightsOfSum = min(nights, WEEK - 1);
  if (nights > PACKED_NIGHTS || firstArrival >= lastArrival) return;
  firstSpan = (firstDay + firstArrival) / RATE_DAYS;
  const lastSpan = (firstDay + lastArrival - 1 + nights) / RATE_DAYS;
  for (let span = firstSpan; span <= lastSpan; span += 1)
    store<i32>(RATE_SPANS + ((span - firstSpan) << 2), ratesOfSpan(span));
}

/** Where the rates of four homes begin for the days around that one. */
function ratesOn(base: usize, day: i32): usize {
  return base + load<i32>(RATE_SPANS + ((day / RATE_DAYS - firstSpan) << 2));
}

function isLateOn(rates: usize, day: i32): v128 {
  return i32x4.le_s(changesAt(rates), i32x4.splat(day & DAY));
}

/**
 * Leaves in LOWEST_FOUR the lowest accommodation of four homes for a tolerance of 0 to 3 days (a window
 * has the first alone). It holds for the homes of `lanes` where one of their arrivals within the tolerance
 * is bookable. Arrivals outside of the query's tolerance are looked at where `isWide`.
 */
export function findLowest(tile: usize, slot: i32, lanes: u32, isWide: bool): void {
  let first = isWide ? firstArrival : nearFirst;
  let end = isWide ? lastArrival : nearLast;
  // Where few shifts are bookable, the days between these are more often of one price.
  while (first < end && (fourOf(FITS + first * SET, slot) & lanes) == 0) first += 1;
  while (first < end && (fourOf(FITS + (end - 1) * SET, slot) & lanes) == 0) end -= 1;
  if (first == end) return;
  let odd: u32 = lanes;
  if (nights <= PACKED_NIGHTS) {
    odd = lanes & (fourOf(tile + MANY_DISCOUNTS, slot) | changeOften(tile, slot, first, end));
    if (odd != lanes) priceFour(tile, slot, lanes & ~odd, first, end);
  }
  for (; odd != 0; odd &= odd - 1) {
    const lane = <i32>ctz(odd);
    findCheapest(tile, slot + lane, first, end);
    store<i32>(LOWEST_FOUR + (lane << 2), cheapest0);
    store<i32>(LOWEST_FOUR + (lane << 2), cheapest1, 16);
    store<i32>(LOWEST_FOUR + (lane << 2), cheapest2, 32);
    store<i32>(LOWEST_FOUR + (lane << 2), cheapest3, 48);
  }
}

/** Those of the four with a third rate in some 16 days of the stays. */
function changeOften(tile: usize, slot: i32, first: i32, end: i32): u32 {
  const base = tile + (slot << 4);
  const last = firstDay + end - 1 + nights - 1;
  let often = i32x4.splat(0);
  for (let day = (firstDay + first) & ~DAY; day <= last; day += RATE_DAYS) {
    often = v128.or(often, i32x4.eq(changesAt(ratesOn(base, day)), i32x4.splat(BY_SEASONS)));
  }
  return i32x4.bitmask(often);
}

/** Whether all nights of all shifts have the same rates, for the homes of `lanes`. */
function areUniform(base: usize, lanes: u32, start: i32, last: i32, nightly: v128, weekly: v128): bool {
  const rates = ratesOn(base, start);
  const changes = changesAt(rates);
  const isOneSpan = start / RATE_DAYS == last / RATE_DAYS;
  let same = v128.or(
    i32x4.le_s(changes, i32x4.splat(start & DAY)),
    i32x4.gt_s(changes, i32x4.splat(isOneSpan ? last & DAY : DAY)),
  );
  for (let day = (start | DAY) + 1; day <= last; day += RATE_DAYS) {
    const next = ratesOn(base, day);
    const until = min(last - day, DAY);
    same = v128.and(
      v128.and(same, i32x4.gt_s(changesAt(next), i32x4.splat(until))),
      v128.and(
        i32x4.eq(v128.and(v128.load(next), i32x4.splat(RATE_MASK)), nightly),
        i32x4.eq(v128.load(next, 2 * RATE_STEP), weekly),
      ),
    );
  }
  return (i32x4.bitmask(same) & lanes) == lanes;
}

/** Sums of the nightly or of the weekly rates of the nights [day, end). */
function sumRates(base: usize, day: i32, end: i32, isWeekly: bool): v128 {
  let sum = i32x4.splat(0);
  while (day < end) {
    const low = day & DAY;
    const high = min(RATE_DAYS, low + end - day);
    const rates = ratesOn(base, day);
    const before = earlyDays(rates, low, high);
    const after = i32x4.sub(i32x4.splat(high - low), before);
    const early = isWeekly
      ? v128.load(rates, 2 * RATE_STEP)
      : v128.and(v128.load(rates), i32x4.splat(RATE_MASK));
    const late = isWeekly ? v128.load(rates, 3 * RATE_STEP) : v128.load(rates, RATE_STEP);
    sum = i32x4.add(sum, i32x4.add(i32x4.mul(before, early), i32x4.mul(after, late)));
    day += high - low;
  }
  return sum;
}

function priceFour(tile: usize, slot: i32, lanes: u32, first: i32, end: i32): void {
  const base = tile + (slot << 4);
  const start = firstDay + first;
  const rates = ratesOn(base, start);
  const isLate = isLateOn(rates, start);
  const nightly = nightlyAt(rates, isLate);
  const weekly = weeklyAt(rates, isLate);
  const isUniform = areUniform(base, lanes, start, firstDay + end - 2 + nights, nightly, weekly);
  let full = i32x4.splat(0);
  if (isUniform) {
    full = fullPrices(
      i32x4.mul(nightly, i32x4.splat(nightsOfSum)),
      i32x4.mul(weekly, i32x4.splat(nights)),
      nights,
    );
  }
  const isReduced = haveDiscounts(tile, slot);
  if (isUniform || end - first == 1) {
    if (!isUniform) {
      full = fullPrices(
        sumRates(base, start, start + nightsOfSum, false),
        nights < WEEK ? full : sumRates(base, start, start + nights, true),
        nights,
      );
    }
    const ahead = start - today;
    if (!isReduced || areDiscountsSame(tile, slot, ahead, ahead + end - first - 1)) {
      if (isReduced) full = lessPercents(full, percentsOfFour(tile, slot, ahead, nights));
      v128.store(LOWEST_FOUR, full);
      v128.store(LOWEST_FOUR, full, 16);
      v128.store(LOWEST_FOUR, full, 32);
      v128.store(LOWEST_FOUR, full, 48);
      return;
    }
  }
  priceShifts(tile, slot, first, end, isUniform, isReduced, full);
}

/** Prices arrival by arrival; from one to the next a night leaves the sums, and one comes in. */
function priceShifts(
  tile: usize,
  slot: i32,
  first: i32,
  end: i32,
  isUniform: bool,
  isReduced: bool,
  uniform: v128,
): void {
  const base = tile + (slot << 4);
  const none = i32x4.splat(-1);
  const bits = i32x4(1, 2, 4, 8);
  const isAnyArrival = isWindow();
  let lowest0 = none;
  let lowest1 = none;
  let lowest2 = none;
  let lowest3 = none;
  let full = uniform;
  let nightly = none;
  let weekly = none;
  if (!isUniform) {
    const start = firstDay + first;
    nightly = sumRates(base, start, start + nightsOfSum, false);
    if (nights >= WEEK) weekly = sumRates(base, start, start + nights, true);
  }
  for (let arrival = first; arrival < end; arrival += 1) {
    const day = firstDay + arrival;
    const fits = fourOf(FITS + arrival * SET, slot);
    if (fits != 0) {
      if (!isUniform) full = fullPrices(nightly, weekly, nights);
      const price = isReduced ? lessPercents(full, percentsOfFour(tile, slot, day - today, nights)) : full;
      const isOut = i32x4.eq(v128.and(i32x4.splat(fits), bits), i32x4.splat(0));
      const offered = v128.or(price, isOut);
      const shift = isAnyArrival ? 0 : shiftOf(arrival);
      if (shift == 0) lowest0 = i32x4.min_u(lowest0, offered);
      else if (shift == 1) lowest1 = i32x4.min_u(lowest1, offered);
      else if (shift == 2) lowest2 = i32x4.min_u(lowest2, offered);
      else lowest3 = i32x4.min_u(lowest3, offered);
    }
    if (isUniform) continue;
    const leaving = ratesOn(base, day);
    const isLeavingLate = isLateOn(leaving, day);
    const entering = ratesOn(base, day + nightsOfSum);
    nightly = i32x4.add(
      i32x4.sub(nightly, nightlyAt(leaving, isLeavingLate)),
      nightlyAt(entering, isLateOn(entering, day + nightsOfSum)),
    );
    if (nights < WEEK) continue;
    const last = ratesOn(base, day + nights);
    weekly = i32x4.add(
      i32x4.sub(weekly, weeklyAt(leaving, isLeavingLate)),
      weeklyAt(last, isLateOn(last, day + nights)),
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
