import { isBookable } from './arrivals';
import { isInMemory, isSlotOfTile, isSubset, isTileNumber } from './assertions';
import { countHomes, listSlots } from './bitmaps';
import {
  BLOCK_HITS,
  HITS,
  MATCHES,
  PRICES,
  RATINGS,
  SLOT_LIST,
  WEEK_PRICES,
  answer,
  hitList,
  query,
  run,
} from './layout/places';
import { ANSWER_BYTES, BLOCK_HITS_BYTES, BlockHits } from './layout/shared-structures';
import { QueryFlag, RATING_SHIFT, STARS_MAX, TILES_MAX, TILE_BLOCKS, TILE_SLOTS } from './layout/sizes';
import { priceDated } from './price-bounds';
import { costs, discounted } from './prices';
import { isOn } from './read-query';
import { findPartyDifference, findArrivalTax } from './tourist-tax';

export function startAnswer(): void {
  memory.fill(changetype<usize>(answer), 0, ANSWER_BYTES);
  answer.lowestPrice = -1;
  hitList.ratingCount = 0;
  hitList.ratingSum = 0;
  hitList.blocksEnd = BLOCK_HITS;
}

export function finishAnswer(): void {
  answer.ratingCount = <f64>hitList.ratingCount;
  answer.ratingSum = <f64>hitList.ratingSum;
  const end = changetype<BlockHits>(hitList.blocksEnd);
  if (ASSERT)
    assert(
      hitList.blocksEnd < <usize>(BLOCK_HITS + BLOCK_HITS_BYTES * (TILES_MAX * TILE_BLOCKS + 1)),
      'The blocks with hits have room.',
    );
  end.block = -1;
  end.firstHit = answer.hitCount;
}

/**
 * Counts the hits of the run and, if requested, lists them with their prices; returns the number of slots in
 * SLOT_LIST.
 */
export function takeHits(index: i32, tile: usize, group: usize): i32 {
  if (ASSERT) assert(isTileNumber(index), 'The tile is one of the index.');
  if (ASSERT) assert(isSubset(HITS, MATCHES), 'Hits match all criteria.');
  if (!isOn(QueryFlag.withHits | QueryFlag.withLowest)) {
    answer.hitCount += countHomes(HITS);
    return 0;
  }
  if (isOn(QueryFlag.dated) && !isOn(QueryFlag.bounded)) priceDated(tile, group, HITS);
  const prices: usize = isOn(QueryFlag.dated) ? <usize>PRICES : tile + WEEK_PRICES;
  const count = listSlots(HITS);
  if (isOn(QueryFlag.withHits)) {
    listBlocks(index * TILE_BLOCKS);
    listHits(tile, index * TILE_SLOTS, prices, count);
  } else {
    for (let at: usize = SLOT_LIST; at < <usize>SLOT_LIST + (count << 2); at += 4) {
      const price = load<i32>(prices + (load<i32>(at) << 2));
      if (price >= 0 && (answer.lowestPrice < 0 || price < answer.lowestPrice)) answer.lowestPrice = price;
    }
  }
  answer.hitCount += count;
  return count;
}

/** Records which blocks of the run have hits, and the position of these in the list. */
function listBlocks(firstBlock: i32): void {
  let place = answer.hitCount;
  for (let at = run.from; at < run.until; at += 16) {
    const count = <i32>(popcnt(load<i64>(HITS + at)) + popcnt(load<i64>(HITS + at, 8)));
    if (count == 0) continue;
    const next = changetype<BlockHits>(hitList.blocksEnd);
    next.block = firstBlock + (at >> 4);
    next.firstHit = place;
    hitList.blocksEnd += BLOCK_HITS_BYTES;
    place += count;
  }
}

/** Adds the homes of SLOT_LIST to the list of hits, and their ratings to the sums. */
function listHits(tile: usize, firstSlot: i32, prices: usize, count: i32): void {
  if (ASSERT)
    assert(isInMemory(query.hitSlots, (answer.hitCount + count) << 2), 'The list of slots has room.');
  if (ASSERT)
    assert(isInMemory(query.hitPrices, (answer.hitCount + count + 3) << 2), 'The list of prices has room.');
  let ratings: i64 = 0;
  let stars: i64 = 0;
  let slotAt = query.hitSlots + (answer.hitCount << 2);
  let priceAt = query.hitPrices + (answer.hitCount << 2);
  for (let at: usize = SLOT_LIST; at < <usize>SLOT_LIST + (count << 2); at += 4, slotAt += 4, priceAt += 4) {
    const slot = load<i32>(at);
    const packedRating = load<u32>(tile + RATINGS + (slot << 2));
    ratings += packedRating >> RATING_SHIFT;
    stars += <i64>(packedRating >> RATING_SHIFT) * (packedRating & STARS_MAX);
    store<i32>(slotAt, firstSlot + slot);
    store<i32>(priceAt, load<i32>(prices + (slot << 2)));
  }
  hitList.ratingCount += ratings;
  hitList.ratingSum += stars;
}

/**
 * Arrival day of a hit: among those with its price the nearest to the requested one, then the earlier one; -1 if
 * there is none.
 */
export function arrivalAt(tile: usize, group: usize, slot: i32, price: i32): i32 {
  if (ASSERT) assert(isSlotOfTile(slot), 'The slot is of the tile.');
  const reach = min(query.tolerance, query.arrivalCount);
  // The nearest bookable arrival is priced only if there is another one.
  let nearest = -1;
  let nearestArrival = -1;
  let isPriced = false;
  let accommodation: u32 = 0;
  for (let shift = 0; shift <= reach; shift += 1) {
    for (let side = -1; side <= 1; side += 2) {
      if (shift == 0 && side == 1) continue;
      const arrival = query.requested + side * shift;
      const day = query.firstDay + arrival;
      if (
        arrival < 0 ||
        arrival >= query.arrivalCount ||
        day < query.today ||
        day + query.nights > query.horizonDay
      )
        continue;
      if (!isBookable(tile, group, slot, day, query.nights)) continue;
      if (nearest < 0) {
        nearest = day;
        nearestArrival = arrival;
        continue;
      }
      if (!isPriced) {
        const partyCosts = costs(tile, slot, query.nights, query.persons, query.dogs);
        accommodation = <u32>(price - partyCosts - findPartyDifference(tile, slot));
        if (pricedArrival(tile, slot, nearestArrival) == accommodation) return nearest;
        isPriced = true;
      }
      if (pricedArrival(tile, slot, arrival) == accommodation) return day;
    }
  }
  return nearest;
}

/** Accommodation price after discounts of an arrival, with a tax that depends on arrival or price. */
function pricedArrival(tile: usize, slot: i32, arrival: i32): u32 {
  const accommodation = discounted(tile, slot, query.firstDay + arrival, query.nights, query.today);
  return accommodation + findArrivalTax(tile, slot, arrival, accommodation);
}
