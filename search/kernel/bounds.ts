import { TOLERANCE_MAX, dogs, priceMax, priceMin, tolerance } from './current-query';
import { decide } from './decide';
import { addTolerance } from './find-arrivals';
import { costsOfFour, costsOfParty, takeFour } from './four-prices';
import { SET, WEEK_PRICES } from './layout';
import { findLowest, lowestWithin } from './lowest-four';
import { findSteady, steadyPrices, unsteadyLanes } from './steady-prices';
import {
  ALIVE,
  CANDIDATES,
  DATED_FITS,
  LIST,
  PRICES,
  REACHES,
  STEADY_ONES,
  SURE_HITS,
  UNSTEADY_ONES,
  WANTED,
  WIDE_FITS,
  WITHIN,
  WITHIN_DOGS,
  isInSet,
  keep,
  listSet,
  putInSet,
  runFrom,
  runUntil,
} from './tile-sets';

/** Complete prices of the homes of a set, which can all be booked. */
export function priceDated(tile: usize, sheet: usize, set: usize): void {
  findSteady(tile, sheet, set, false);
  let count = listSet(STEADY_ONES);
  for (let index = 0; index < count; index += 4) {
    const list = LIST + (index << 2);
    takeFour(tile, list);
    putPrices(list, i32x4.add(steadyPrices(tile, list), costsOfParty()));
    if (unsteadyLanes != 0) moveUnsteady(list);
  }
  count = listSet(UNSTEADY_ONES);
  for (let index = 0; index < count; index += 4) {
    const list = LIST + (index << 2);
    takeFour(tile, list);
    findLowest(tile, list, false);
    putPrices(list, i32x4.add(v128.load(lowestWithin(tolerance)), costsOfParty()));
  }
}

function putPrices(list: usize, prices: v128): void {
  v128.store_lane<u32>(PRICES + (load<i32>(list) << 2), prices, 0);
  v128.store_lane<u32>(PRICES + (load<i32>(list, 4) << 2), prices, 1);
  v128.store_lane<u32>(PRICES + (load<i32>(list, 8) << 2), prices, 2);
  v128.store_lane<u32>(PRICES + (load<i32>(list, 12) << 2), prices, 3);
}

function moveUnsteady(list: usize): void {
  for (let lanes = unsteadyLanes; lanes != 0; lanes &= lanes - 1)
    putInSet(UNSTEADY_ONES, load<i32>(list + (ctz(lanes) << 2)));
}

function withinBounds(prices: v128): u32 {
  return i32x4.bitmask(
    v128.and(i32x4.ge_s(prices, i32x4.splat(priceMin)), i32x4.le_s(prices, i32x4.splat(priceMax))),
  );
}

function putLanes(set: usize, list: usize, lanes: u32): void {
  for (; lanes != 0; lanes &= lanes - 1) putInSet(set, load<i32>(list + (ctz(lanes) << 2)));
}

/** Puts those of the four whose price keeps to the bounds into WITHIN; with `doDogsCount` also for other numbers of dogs. */
function boundFour(list: usize, accommodation: v128, lanes: u32, doDogsCount: bool): void {
  const prices = i32x4.add(accommodation, costsOfParty());
  putPrices(list, prices);
  const within = withinBounds(prices) & lanes;
  putLanes(WITHIN, list, within);
  if (!doDogsCount) return;
  for (let count = 0; count <= 2; count += 1) {
    const own = count == dogs ? within : withinBounds(i32x4.add(accommodation, costsOfFour(count))) & lanes;
    putLanes(WITHIN_DOGS + count * SET, list, own);
  }
}

/** Dogs cost, so the choice of pets moves homes over the bounds; so does every tolerance. */
export function boundDated(
  tile: usize,
  sheet: usize,
  isWide: bool,
  doDogsCount: bool,
  areHitsPriced: bool,
): void {
  for (let at = runFrom; at < runUntil; at += 16) {
    let candidates = v128.load(DATED_FITS + at);
    if (isWide) candidates = v128.or(candidates, v128.and(v128.load(WIDE_FITS + at), v128.load(WANTED + at)));
    v128.store(CANDIDATES + at, candidates);
  }
  decide(tile, isWide, doDogsCount);
  if (areHitsPriced) {
    for (let at = runFrom; at < runUntil; at += 16) {
      const wanted = v128.and(v128.load(WANTED + at), v128.load(DATED_FITS + at));
      v128.store(SURE_HITS + at, v128.and(wanted, v128.load(WITHIN + at)));
    }
    priceDated(tile, sheet, SURE_HITS);
  }
  findSteady(tile, sheet, CANDIDATES, isWide);
  let count = listSet(STEADY_ONES);
  for (let index = 0; index < count; index += 4) {
    const list = LIST + (index << 2);
    takeFour(tile, list);
    const accommodation = steadyPrices(tile, list);
    boundFour(list, accommodation, ~unsteadyLanes, doDogsCount);
    if (unsteadyLanes != 0) moveUnsteady(list);
  }
  if (isWide) countTolerances();
  count = listSet(UNSTEADY_ONES);
  for (let index = 0; index < count; index += 4) {
    const list = LIST + (index << 2);
    takeFour(tile, list);
    findLowest(tile, list, isWide);
    boundFour(list, v128.load(lowestWithin(tolerance)), 15, doDogsCount);
    if (isWide) countTolerancesOf(list, min(4, count - index));
  }
  keep(WITHIN, DATED_FITS);
  if (doDogsCount) for (let count = 0; count <= 2; count += 1) keep(WITHIN_DOGS + count * SET, DATED_FITS);
}

/** Steady homes have one price, whichever the shift. */
function countTolerances(): void {
  for (let choice = 1; choice <= TOLERANCE_MAX; choice += 1) {
    const reached = REACHES + (choice - 1) * SET;
    let count: i64 = 0;
    for (let at = runFrom; at < runUntil; at += 8)
      count += popcnt(load<i64>(WITHIN + at) & load<i64>(reached + at));
    addTolerance(choice, <i32>count);
  }
}

function countTolerancesOf(list: usize, lanes: i32): void {
  const costs = costsOfParty();
  for (let choice = 1; choice <= TOLERANCE_MAX; choice += 1) {
    const reached = REACHES + (choice - 1) * SET;
    const within = withinBounds(i32x4.add(v128.load(lowestWithin(choice)), costs));
    let count = 0;
    for (let lane = 0; lane < lanes; lane += 1) {
      if (((within >> lane) & 1) != 0 && isInSet(reached, load<i32>(list + (lane << 2)))) count += 1;
    }
    addTolerance(choice, count);
  }
}

export function boundUndated(tile: usize): void {
  for (let at = runFrom; at < runUntil; at += 4) {
    const alive = load<u32>(ALIVE + at);
    let within: u32 = 0;
    if (alive != 0) {
      for (let bit = 0; bit < 32; bit += 4)
        within |= withinBounds(v128.load(tile + WEEK_PRICES + (((at << 3) + bit) << 2))) << bit;
    }
    store<u32>(WITHIN + at, within & alive);
  }
}
