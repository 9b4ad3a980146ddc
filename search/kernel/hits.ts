import { isBookable } from './arrivals';
import { priceDated } from './bounds';
import {
  arrivalCount,
  dogs,
  firstDay,
  flags,
  hitPrices,
  hitSet,
  hitSlots,
  horizonDay,
  isOn,
  nights,
  persons,
  today,
  tolerance,
  wished,
  shiftOf,
} from './current-query';
import { RATINGS, RESULT, SET, TILE_SLOTS, WEEK_PRICES } from './layout';
import { costs, discounted } from './prices';
import { BOUNDED, DATED, WITH_HITS, WITH_LOWEST } from './query';
import { MASK_SETS, PRICES, countSet } from './tile-sets';

let hitCount: i32 = 0;
let ratingCount: i64 = 0;
let ratingSum: i64 = 0;
let lowest: i32 = -1;

export function startHits(tiles: i32): void {
  hitCount = 0;
  ratingCount = 0;
  ratingSum = 0;
  lowest = -1;
  if (hitSet != 0) memory.fill(hitSet, 0, tiles * SET);
}

/** Leaves the figures of all hits in RESULT. */
export function putFigures(): void {
  store<i32>(RESULT, hitCount);
  store<i32>(RESULT, lowest, 12);
  store<f64>(RESULT, <f64>ratingCount, 32);
  store<f64>(RESULT, <f64>ratingSum, 40);
}

/** Counts the hits of the tile, and lists them with their prices where asked. */
export function takeHits(index: i32, tile: usize): void {
  if (hitSet != 0) memory.copy(hitSet + index * SET, MASK_SETS, SET);
  if (!isOn(WITH_HITS | WITH_LOWEST)) {
    hitCount += countSet(MASK_SETS);
    return;
  }
  if (isOn(DATED) && !isOn(BOUNDED)) priceDated(tile, MASK_SETS);
  const prices: usize = isOn(DATED) ? <usize>PRICES : tile + WEEK_PRICES;
  let count = hitCount;
  let ratings: i64 = 0;
  let stars: i64 = 0;
  const isListed = isOn(WITH_HITS);
  for (let at = 0; at < SET; at += 8) {
    for (let hits = load<u64>(MASK_SETS + at); hits != 0; hits &= hits - 1) {
      const slot = (at << 3) + <i32>ctz(hits);
      const price = load<i32>(prices + (slot << 2));
      if (isListed) {
        const rated = load<u32>(tile + (slot << 2), RATINGS);
        ratings += rated >> 10;
        stars += <i64>(rated >> 10) * (rated & 1023);
        store<i32>(hitSlots + (count << 2), index * TILE_SLOTS + slot);
        store<i32>(hitPrices + (count << 2), price);
      } else if (price >= 0 && (lowest < 0 || price < lowest)) lowest = price;
      count += 1;
    }
  }
  hitCount = count;
  ratingCount += ratings;
  ratingSum += stars;
}

/** Of the shifts of a hit at its price the nearest to the wished arrival, then the earlier; -1 without one. */
export function arrivalAt(tile: usize, slot: i32, price: i32): i32 {
  const accommodation = <u32>(price - costs(tile, slot, nights, persons, dogs));
  const reach = min(tolerance, arrivalCount);
  for (let shift = 0; shift <= reach; shift += 1) {
    for (let side = -1; side <= 1; side += 2) {
      const arrival = wished + side * shift;
      const day = firstDay + arrival;
      if (arrival < 0 || arrival >= arrivalCount || day < today || day + nights > horizonDay) continue;
      if (isBookable(tile, slot, day, nights) && discounted(tile, slot, day, nights, today) == accommodation)
        return day;
    }
  }
  return -1;
}

/** The complete price of the cheapest shift of a home that is a hit. */
export function priceAt(tile: usize, slot: i32): i32 {
  if (!isOn(DATED)) return load<i32>(tile + (slot << 2), WEEK_PRICES);
  let best: u32 = 0xffffffff;
  for (let arrival = 0; arrival < arrivalCount; arrival += 1) {
    const shift = shiftOf(arrival);
    const day = firstDay + arrival;
    if (shift > tolerance || day < today || day + nights > horizonDay) continue;
    if (isBookable(tile, slot, day, nights)) best = min(best, discounted(tile, slot, day, nights, today));
  }
  return <i32>best + costs(tile, slot, nights, persons, dogs);
}
