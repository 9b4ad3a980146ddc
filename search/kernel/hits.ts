import { isBookable } from './arrivals';
import { priceDated } from './bounds';
import {
  arrivalCount,
  dogs,
  firstDay,
  flags,
  hitPrices,
  hitSlots,
  horizonDay,
  isOn,
  nights,
  persons,
  today,
  tolerance,
  wished,
} from './current-query';
import { BLOCK_HITS, RATINGS, RESULT, TILE_BLOCKS, TILE_SLOTS, WEEK_PRICES } from './layout';
import { costs, discounted } from './prices';
import { BOUNDED, DATED, WITH_HITS, WITH_LOWEST } from './query';
import { HITS, LIST, PRICES, countSet, listSet, runFrom, runUntil } from './tile-sets';

let hitCount: i32 = 0;
let ratingCount: i64 = 0;
let ratingSum: i64 = 0;
let lowest: i32 = -1;
/** Where the next block with hits is told. */
let blocksEnd: usize = BLOCK_HITS;

export function startHits(): void {
  hitCount = 0;
  ratingCount = 0;
  ratingSum = 0;
  lowest = -1;
  blocksEnd = BLOCK_HITS;
}

/** Leaves the figures of all hits in RESULT. */
export function putFigures(): void {
  store<i32>(RESULT, hitCount);
  store<i32>(RESULT, lowest, 12);
  store<f64>(RESULT, <f64>ratingCount, 32);
  store<f64>(RESULT, <f64>ratingSum, 40);
  store<i32>(blocksEnd, -1);
  store<i32>(blocksEnd, hitCount, 4);
}

/** Counts the hits of the run; where asked, lists them with their prices. Tells how many are in LIST. */
export function takeHits(index: i32, tile: usize, sheet: usize): i32 {
  if (!isOn(WITH_HITS | WITH_LOWEST)) {
    hitCount += countSet(HITS);
    return 0;
  }
  if (isOn(DATED) && !isOn(BOUNDED)) priceDated(tile, sheet, HITS);
  const prices: usize = isOn(DATED) ? <usize>PRICES : tile + WEEK_PRICES;
  const count = listSet(HITS);
  if (isOn(WITH_HITS)) {
    listBlocks(index * TILE_BLOCKS);
    listHits(tile, index * TILE_SLOTS, prices, count);
  } else {
    for (let at: usize = LIST; at < <usize>LIST + (count << 2); at += 4) {
      const price = load<i32>(prices + (load<i32>(at) << 2));
      if (price >= 0 && (lowest < 0 || price < lowest)) lowest = price;
    }
  }
  hitCount += count;
  return count;
}

function listBlocks(firstBlock: i32): void {
  let place = hitCount;
  for (let at = runFrom; at < runUntil; at += 16) {
    const count = <i32>(popcnt(load<i64>(HITS + at)) + popcnt(load<i64>(HITS + at, 8)));
    if (count == 0) continue;
    store<i32>(blocksEnd, firstBlock + (at >> 4));
    store<i32>(blocksEnd, place, 4);
    blocksEnd += 8;
    place += count;
  }
}

function listHits(tile: usize, firstSlot: i32, prices: usize, count: i32): void {
  let ratings: i64 = 0;
  let stars: i64 = 0;
  let slotAt = hitSlots + (hitCount << 2);
  let priceAt = hitPrices + (hitCount << 2);
  for (let at: usize = LIST; at < <usize>LIST + (count << 2); at += 4, slotAt += 4, priceAt += 4) {
    const slot = load<i32>(at);
    const rated = load<u32>(tile + RATINGS + (slot << 2));
    ratings += rated >> 10;
    stars += <i64>(rated >> 10) * (rated & 1023);
    store<i32>(slotAt, firstSlot + slot);
    store<i32>(priceAt, load<i32>(prices + (slot << 2)));
  }
  ratingCount += ratings;
  ratingSum += stars;
}

/** Of the shifts of a hit at its price the nearest to the wished arrival, then the earlier; -1 without one. */
export function arrivalAt(tile: usize, sheet: usize, slot: i32, price: i32): i32 {
  const reach = min(tolerance, arrivalCount);
  // The nearest bookable one is priced only when there is another.
  let nearest = -1;
  let isPriced = false;
  let accommodation: u32 = 0;
  for (let shift = 0; shift <= reach; shift += 1) {
    for (let side = -1; side <= 1; side += 2) {
      if (shift == 0 && side == 1) continue;
      const arrival = wished + side * shift;
      const day = firstDay + arrival;
      if (arrival < 0 || arrival >= arrivalCount || day < today || day + nights > horizonDay) continue;
      if (!isBookable(tile, sheet, slot, day, nights)) continue;
      if (nearest < 0) {
        nearest = day;
        continue;
      }
      if (!isPriced) {
        accommodation = <u32>(price - costs(tile, slot, nights, persons, dogs));
        if (discounted(tile, slot, nearest, nights, today) == accommodation) return nearest;
        isPriced = true;
      }
      if (discounted(tile, slot, day, nights, today) == accommodation) return day;
    }
  }
  return nearest;
}
