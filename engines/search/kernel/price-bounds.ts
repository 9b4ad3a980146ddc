import { isRunOfBlocks, isSubset } from './assertions';
import { has, insert, intersect, listSlots } from './bitmaps';
import { addHitsWithin } from './find-arrivals';
import { costsWithDogs, partyCosts, takeFour } from './four-prices';
import {
  BOOKABLE_NEAR,
  BOOKABLE_WIDE,
  BOOKABLE_WITHIN,
  MATCHES,
  MATCHES_BUT_ONE,
  PRICES,
  SLOT_LIST,
  STEADY_HOMES,
  SURE_HITS,
  TO_PRICE,
  UNSTEADY_HOMES,
  WEEK_PRICES,
  WITHIN_PRICE,
  WITHIN_PRICE_WITH_DOGS,
  query,
  run,
  steady,
} from './layout/places';
import { BITMAP_BYTES, QueryFlag, TOLERANCE_MAX } from './layout/sizes';
import { findLowest, lowestWithin } from './lowest-of-four';
import { isOn } from './read-query';
import { screenPrices } from './screen-prices';
import { findSteady, steadyPrices } from './steady-prices';

/** Writes to PRICES the complete prices of the homes of a bitmap, all of which can be booked within the tolerance. */
export function priceDated(tile: usize, group: usize, homes: usize): void {
  if (ASSERT) assert(isOn(QueryFlag.dated), 'The query has a period.');
  findSteady(tile, group, homes, false);
  let count = listSlots(STEADY_HOMES);
  for (let index = 0; index < count; index += 4) {
    const list = SLOT_LIST + (index << 2);
    takeFour(tile, list);
    putPrices(list, i32x4.add(steadyPrices(tile, list), partyCosts()));
    if (steady.unsteadyLanes != 0) moveUnsteady(list);
  }
  count = listSlots(UNSTEADY_HOMES);
  for (let index = 0; index < count; index += 4) {
    const list = SLOT_LIST + (index << 2);
    takeFour(tile, list);
    findLowest(tile, list, false);
    putPrices(list, i32x4.add(v128.load(lowestWithin(query.tolerance)), partyCosts()));
  }
}

function putPrices(list: usize, prices: v128): void {
  v128.store_lane<u32>(PRICES + (load<i32>(list) << 2), prices, 0);
  v128.store_lane<u32>(PRICES + (load<i32>(list, 4) << 2), prices, 1);
  v128.store_lane<u32>(PRICES + (load<i32>(list, 8) << 2), prices, 2);
  v128.store_lane<u32>(PRICES + (load<i32>(list, 12) << 2), prices, 3);
}

/** Adds the homes of a list that turned out to be unsteady to the unsteady ones. */
function moveUnsteady(list: usize): void {
  for (let lanes = steady.unsteadyLanes; lanes != 0; lanes &= lanes - 1)
    insert(UNSTEADY_HOMES, load<i32>(list + (ctz(lanes) << 2)));
}

/** One bit for each of the four prices within the query's bounds. */
function withinBounds(prices: v128): u32 {
  return i32x4.bitmask(
    v128.and(
      i32x4.ge_s(prices, i32x4.splat(query.priceMin)),
      i32x4.le_s(prices, i32x4.splat(query.priceMax)),
    ),
  );
}

/** Inserts those of the four homes into a bitmap whose lane bits are set. */
function insertLanes(bitmap: usize, list: usize, lanes: u32): void {
  for (; lanes != 0; lanes &= lanes - 1) insert(bitmap, load<i32>(list + (ctz(lanes) << 2)));
}

/**
 * Inserts those of the four whose price is within the bounds into WITHIN_PRICE; with `countDogs` also for other
 * numbers of dogs.
 */
function boundFour(list: usize, accommodation: v128, lanes: u32, countDogs: bool): void {
  const prices = i32x4.add(accommodation, partyCosts());
  putPrices(list, prices);
  const within = withinBounds(prices) & lanes;
  insertLanes(WITHIN_PRICE, list, within);
  if (!countDogs) return;
  for (let count = 0; count <= 2; count += 1) {
    const own =
      count == query.dogs ? within : withinBounds(i32x4.add(accommodation, costsWithDogs(count))) & lanes;
    insertLanes(WITHIN_PRICE_WITH_DOGS + count * BITMAP_BYTES, list, own);
  }
}

/**
 * Writes to WITHIN_PRICE the homes whose price is within the bounds. The number of dogs and the tolerance change
 * prices, so hits for other choices are counted here, too. With `areHitsPriced` all hits get their price.
 */
export function boundDated(
  tile: usize,
  group: usize,
  isWide: bool,
  countDogs: bool,
  areHitsPriced: bool,
): void {
  for (let at = run.from; at < run.until; at += 16) {
    let candidates = v128.load(BOOKABLE_NEAR + at);
    if (isWide)
      candidates = v128.or(candidates, v128.and(v128.load(BOOKABLE_WIDE + at), v128.load(MATCHES + at)));
    v128.store(TO_PRICE + at, candidates);
  }
  screenPrices(tile, isWide, countDogs);
  if (areHitsPriced) {
    for (let at = run.from; at < run.until; at += 16) {
      const bookable = v128.and(v128.load(MATCHES + at), v128.load(BOOKABLE_NEAR + at));
      v128.store(SURE_HITS + at, v128.and(bookable, v128.load(WITHIN_PRICE + at)));
    }
    priceDated(tile, group, SURE_HITS);
  }
  if (ASSERT) assert(!areHitsPriced || isSubset(SURE_HITS, MATCHES), 'Hits match all criteria.');
  findSteady(tile, group, TO_PRICE, isWide);
  let count = listSlots(STEADY_HOMES);
  for (let index = 0; index < count; index += 4) {
    const list = SLOT_LIST + (index << 2);
    takeFour(tile, list);
    const accommodation = steadyPrices(tile, list);
    boundFour(list, accommodation, ~steady.unsteadyLanes, countDogs);
    if (steady.unsteadyLanes != 0) moveUnsteady(list);
  }
  if (isWide) countTolerances();
  count = listSlots(UNSTEADY_HOMES);
  for (let index = 0; index < count; index += 4) {
    const list = SLOT_LIST + (index << 2);
    takeFour(tile, list);
    findLowest(tile, list, isWide);
    boundFour(list, v128.load(lowestWithin(query.tolerance)), 15, countDogs);
    if (isWide) countUnsteadyTolerances(list, min(4, count - index));
  }
  intersect(WITHIN_PRICE, BOOKABLE_NEAR);
  if (countDogs)
    for (let count = 0; count <= 2; count += 1)
      intersect(WITHIN_PRICE_WITH_DOGS + count * BITMAP_BYTES, BOOKABLE_NEAR);
}

/** Counts the homes for each tolerance among the steady ones, whose price does not depend on the arrival. */
function countTolerances(): void {
  for (let choice = 1; choice <= TOLERANCE_MAX; choice += 1) {
    const bookable = BOOKABLE_WITHIN + (choice - 1) * BITMAP_BYTES;
    let count: i64 = 0;
    for (let at = run.from; at < run.until; at += 8)
      count += popcnt(load<i64>(WITHIN_PRICE + at) & load<i64>(bookable + at));
    addHitsWithin(choice, <i32>count);
  }
}

/** Counts the tolerances for the first homes of the four, whose lowest prices are known. */
function countUnsteadyTolerances(list: usize, lanes: i32): void {
  if (ASSERT) assert(lanes >= 1 && lanes <= 4, 'One to four homes are counted.');
  const costs = partyCosts();
  for (let choice = 1; choice <= TOLERANCE_MAX; choice += 1) {
    const bookable = BOOKABLE_WITHIN + (choice - 1) * BITMAP_BYTES;
    const within = withinBounds(i32x4.add(v128.load(lowestWithin(choice)), costs));
    let count = 0;
    for (let lane = 0; lane < lanes; lane += 1) {
      if (((within >> lane) & 1) != 0 && has(bookable, load<i32>(list + (lane << 2)))) count += 1;
    }
    addHitsWithin(choice, count);
  }
}

/** Writes to WITHIN_PRICE the homes whose cheapest week is within the bounds. */
export function boundUndated(tile: usize): void {
  if (ASSERT) assert(isRunOfBlocks(), 'The run consists of whole blocks.');
  for (let at = run.from; at < run.until; at += 4) {
    const homes = load<u32>(MATCHES_BUT_ONE + at);
    let within: u32 = 0;
    if (homes != 0) {
      for (let bit = 0; bit < 32; bit += 4)
        within |= withinBounds(v128.load(tile + WEEK_PRICES + (((at << 3) + bit) << 2))) << bit;
    }
    store<u32>(WITHIN_PRICE + at, within & homes);
  }
}
