import { arrivalAt } from './hits';
import {
  BEST_RATINGS,
  BEST_SCORES,
  BUCKETS,
  CAPACITIES,
  GROUP_TABLE,
  OBJECT_NUMBERS,
  RATINGS,
  SCORES,
  TILE_TABLE,
  answer,
  blockHitsAt,
  histogram,
  query,
  selection,
} from './layout/places';
import { PAGE_HIT_BYTES, PageHit } from './layout/shared-structures';
import {
  HitOrder,
  SIZE_POINTS,
  SPARE_PLACES,
  STARS_MAX,
  STAR_UNIT,
  TILES_MAX,
  TILE_BLOCKS,
  TILE_SLOTS,
} from './layout/sizes';
import { putRecord, recordAt, sortRecords } from './partial-sort';
import { priceBuckets } from './price-statistics';

// The page of hits: records of candidates are collected, sorted, and converted to the page.

/** Records collected beyond the requested ranks before the last relevant one is determined again. */
const SPARE_RECORDS: i32 = 64;

function objectNumberAt(slot: u32): u32 {
  const tile: usize = load<u32>(TILE_TABLE + ((slot / TILE_SLOTS) << 2));
  return load<u32>(tile + OBJECT_NUMBERS + ((slot % TILE_SLOTS) << 2));
}

/** Key of a home in the order by rating, without its object number. */
function ratingKey(tile: usize, slot: i32): f64 {
  return <f64>(STARS_MAX - (load<u32>(tile + RATINGS + (slot << 2)) & STARS_MAX)) * STAR_UNIT;
}

/**
 * Sorts the hits of the ranks [from, until) and writes them as a page of `PageHit`s into the records of the query;
 * arrivals are found later. The order is a `HitOrder`; the statistics must exist.
 */
export function selectRange(order: i32, from: i32, until: i32): void {
  if (ASSERT) assert(order >= HitOrder.priceAscending && order <= HitOrder.rating, 'The order is known.');
  if (ASSERT) assert(from >= 0 && from <= until && until <= answer.hitCount, 'The ranks are those of hits.');
  const before =
    order <= HitOrder.priceDescending ? takeByPrice(order, from, until) : takeByHome(order, until);
  if (ASSERT)
    assert(before <= from && selection.records >= until - before, 'The records reach over the page.');
  sortRecords(query.records, 0, selection.records, from - before, until - before);
  // A hit of the page never overwrites a record that is still to be read.
  for (let rank = from; rank < until; rank += 1) {
    const record = recordAt(rank - before);
    const hit = pageHitAt(rank - from);
    const objectNumber = record.tie;
    const place = record.index << 2;
    if (ASSERT) assert(record.index >= 0 && record.index < answer.hitCount, 'A record is of a hit.');
    hit.objectNumber = objectNumber;
    hit.price = load<i32>(query.hitPrices + place);
    hit.slot = load<u32>(query.hitSlots + place);
  }
}

/** The hit at a place of the page. */
function pageHitAt(index: i32): PageHit {
  return changetype<PageHit>(query.records + index * PAGE_HIT_BYTES);
}

/** Finds the arrival days of the first `count` hits of the page. */
export function findPageArrivals(count: i32): void {
  if (ASSERT) assert(count >= 0 && count <= answer.hitCount, 'The page has as many hits.');
  for (let index = 0; index < count; index += 1) {
    const hit = pageHitAt(index);
    const slot = hit.slot;
    const table = (slot / TILE_SLOTS) << 2;
    const tile: usize = load<u32>(TILE_TABLE + table);
    const group: usize = load<u32>(GROUP_TABLE + table);
    hit.arrival = arrivalAt(tile, group, slot % TILE_SLOTS, hit.price);
  }
}

/** The points that a home loses because it is larger than the party needs, as `sizeDeduction` of the host. */
function sizeDeduction(tile: usize, slot: i32): f64 {
  const capacity = <f64>load<u16>(tile + CAPACITIES + (slot << 1));
  return SIZE_POINTS * max<f64>(0, 1 - <f64>(query.persons + SPARE_PLACES) / capacity);
}

/**
 * Collects the hits of the first `until` ranks and some more; blocks whose best home ranks lower are skipped. Returns
 * the number of hits before the first record: none.
 */
function takeByHome(order: i32, until: i32): i32 {
  const slots = query.hitSlots;
  const records = query.records;
  const isByPoints = order == HitOrder.recommendation;
  const bests: usize = isByPoints ? BEST_SCORES : BEST_RATINGS;
  const room = 2 * until + SPARE_RECORDS;
  let border: f64 = Infinity;
  selection.records = 0;
  for (let entry = 0; ; entry += 1) {
    const block = blockHitsAt(entry).block;
    if (block < 0) break;
    if (ASSERT) assert(entry < TILES_MAX * TILE_BLOCKS, 'The list of blocks ends.');
    if (load<f64>(bests + (block << 3)) > border) continue;
    const tile: usize = load<u32>(TILE_TABLE + ((block / TILE_BLOCKS) << 2));
    const end = blockHitsAt(entry + 1).firstHit;
    for (let index = blockHitsAt(entry).firstHit; index < end; index += 1) {
      const slot = <i32>(load<u32>(slots + (index << 2)) % TILE_SLOTS);
      let key = isByPoints ? -load<f64>(tile + (slot << 3), SCORES) : ratingKey(tile, slot);
      if (key > border) continue;
      if (isByPoints) {
        key += sizeDeduction(tile, slot);
        if (key > border) continue;
      }
      const number = load<u32>(tile + OBJECT_NUMBERS + (slot << 2));
      if (!isByPoints) key += <f64>number;
      putRecord(selection.records, key, number, index);
      selection.records += 1;
      if (selection.records < room) continue;
      sortRecords(records, 0, selection.records, until - 1, until);
      border = recordAt(until - 1).key;
      selection.records = until;
    }
  }
  return 0;
}

/** Collects the hits of the price buckets that contain the ranks; returns the number of hits before these. */
function takeByPrice(order: i32, from: i32, until: i32): i32 {
  const hits = answer.hitCount;
  const slots = query.hitSlots;
  const prices = query.hitPrices;
  const records = query.records;
  const isDescending = order == HitOrder.priceDescending;
  // First bucket that contains a requested rank, and the bucket that completes them.
  let first = histogram.count;
  let last = histogram.count;
  let before = 0;
  let hitsBefore = 0;
  for (let bucket = 0; bucket < histogram.count; bucket += 1) {
    const place = isDescending ? histogram.count - 1 - bucket : bucket;
    const own = load<i32>(BUCKETS + (place << 2));
    if (first == histogram.count && hitsBefore + own > from) {
      first = bucket;
      before = hitsBefore;
    }
    hitsBefore += own;
    if (hitsBefore >= until) {
      last = bucket;
      break;
    }
  }
  if (first == histogram.count) before = histogram.prices;
  const low = i32x4.splat(histogram.first + (isDescending ? histogram.count - 1 - last : first));
  const high = i32x4.splat(histogram.first + (isDescending ? histogram.count - 1 - first : last));
  // Hits without a price come last.
  const areUnpricedTaken = i32x4.splat(until > histogram.prices ? -1 : 0);
  selection.records = 0;
  for (let four = 0; four < hits; four += 4) {
    const own = v128.load(prices + (four << 2));
    const bucket = priceBuckets(own);
    const isTaken = v128.or(
      v128.and(i32x4.ge_s(bucket, low), i32x4.le_s(bucket, high)),
      v128.and(i32x4.lt_s(own, i32x4.splat(0)), areUnpricedTaken),
    );
    for (let lanes = i32x4.bitmask(isTaken); lanes != 0; lanes &= lanes - 1) {
      const index = four + <i32>ctz(lanes);
      if (index >= hits) break;
      const price = load<i32>(prices + (index << 2));
      const key: f64 = price < 0 ? Infinity : <f64>(isDescending ? -price : price);
      putRecord(selection.records, key, objectNumberAt(load<u32>(slots + (index << 2))), index);
      selection.records += 1;
    }
  }
  return before;
}
